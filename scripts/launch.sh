# What ./starboard and other scripts share: finding a JDK, building the program when it is out of date,
# a rehearsal after which it starts sooner.
# For bash 3.2 and newer. Nothing here writes to standard output, except functions that answer on it.
# Expects $root, the folder of the project.

jar="$root/target/launch/starboard.jar"
log="$root/target/launch/build.log"

# Boxes are read by constructors called a few times each; the JVM would make code for every one of them.
sooner=-Djdk.reflect.useNativeAccessorOnly=true

fail() {
  echo "starboard: $1" >&2
  exit 1
}

# jdk_major HOME: prints the feature version of the JDK in that folder, or nothing if there is none.
jdk_major() {
  [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] && [ -f "$1/release" ] || return 0
  sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
}

# home_on_path: prints the home of the java that the shell would start.
home_on_path() {
  local java link
  java=$(command -v java) || return 0
  while [ -L "$java" ]; do
    link=$(readlink "$java")
    case $link in
      /*) java=$link ;;
      *) java=$(dirname "$java")/$link ;;
    esac
  done
  java=$(cd "$(dirname "$java")/.." >/dev/null 2>&1 && pwd -P) || return 0
  echo "$java"
}

# candidates: prints one possible JDK home per line. STARBOARD_JDK_DIRS (folders with JDKs in them,
# separated by colons) takes the place of the usual folders.
candidates() {
  local folder folders
  if [ -n "${STARBOARD_JDK_DIRS+set}" ]; then
    folders=$STARBOARD_JDK_DIRS
  else
    folders=/usr/lib/jvm:/usr/java:/usr/local/java:/opt:/opt/java:/opt/jdk
    folders=$folders:/Library/Java/JavaVirtualMachines:$HOME/Library/Java/JavaVirtualMachines
    folders=$folders:/opt/homebrew/opt:/usr/local/opt:/home/linuxbrew/.linuxbrew/opt
    folders=$folders:$HOME/.sdkman/candidates/java:$HOME/.jdks:$HOME/.asdf/installs/java:$HOME/.local/share/mise/installs/java
    if [ -x /usr/libexec/java_home ]; then
      /usr/libexec/java_home -v 25+ 2>/dev/null
    fi
  fi
  local IFS=:
  for folder in $folders; do
    unset IFS
    for folder in "$folder"/*; do
      echo "$folder"
      echo "$folder/Contents/Home"
      echo "$folder/libexec/openjdk.jdk/Contents/Home"
      echo "$folder/libexec"
    done
    IFS=:
  done
}

# find_jdk: sets $jdk to the home of a JDK 25 or newer: JAVA_HOME, the java on the PATH, or else the
# oldest one that will do in the usual folders; and $cache to the file with what a JVM of this JDK has
# noted of the program.
find_jdk() {
  choose_jdk
  cache="$root/target/launch/$(cksum <"$jdk/release" | cut -d ' ' -f 1).aot"
}

choose_jdk() {
  local home major best=
  for home in "${JAVA_HOME:-}" "$(home_on_path)"; do
    major=$(jdk_major "$home")
    if [ -n "$home" ] && [ "${major:-0}" -ge 25 ]; then
      jdk=$home
      return
    fi
  done
  while read -r home; do
    major=$(jdk_major "$home")
    if [ "${major:-0}" -ge 25 ] && [ "${best:-999}" -gt "$major" ]; then
      best=$major
      jdk=$home
    fi
  done <<CANDIDATES
$(candidates)
CANDIDATES
  [ -n "$best" ] || fail "needs a JDK 25 or newer and found none; install one (for example Eclipse Temurin 25 from https://adoptium.net) or set JAVA_HOME to it."
}

# newer_than FILE: succeeds if anything that goes into the program is newer than the file. A removed
# source shows as a newer folder.
newer_than() {
  local changed
  changed=$(find "$root/.mvn" "$root/pom.xml" "$root"/*/pom.xml "$root"/games/*/pom.xml \
    "$root"/*/src/main "$root"/games/*/src/main -newer "$1" 2>/dev/null | head -n 1)
  [ -n "$changed" ]
}

fresh() {
  [ -f "$1" ] && ! newer_than "$1"
}

# Only one process builds; others wait for it. The lock of a process that died is taken over.
lock() {
  local owner
  while ! mkdir "$root/target/launch/lock" 2>/dev/null; do
    owner=$(cat "$root/target/launch/lock/pid" 2>/dev/null)
    if [ -n "$owner" ]; then
      ! kill -0 "$owner" 2>/dev/null && rm -rf "$root/target/launch/lock" && continue
    elif [ -n "$(find "$root/target/launch/lock" -prune -mmin +1 2>/dev/null)" ]; then
      rm -rf "$root/target/launch/lock"
      continue
    fi
    sleep 1
  done
  echo $$ >"$root/target/launch/lock/pid"
  trap 'rm -rf "$root/target/launch/lock"' EXIT
  trap 'exit 130' INT TERM HUP
}

unlock() {
  rm -rf "$root/target/launch/lock"
  trap - EXIT INT TERM HUP
}

# publish JAR TIME: makes it the program that is started, in one move, so that running games keep the
# old one. It gets the time of the file TIME, made when the build began: a source saved during the
# build is newer.
publish() {
  cp "$1" "$jar.new" && touch -r "$2" "$jar.new" && mv -f "$jar.new" "$jar"
}

# build: makes sure that $jar is there and up to date.
build() {
  fresh "$jar" && return
  mkdir -p "$root/target/launch" || fail "cannot write to $root/target."
  lock
  local started="$root/target/launch/started"
  if ! fresh "$jar"; then
    command -v mvn >/dev/null 2>&1 ||
      fail "needs Maven 3.8 or newer to build the program and found no mvn on the PATH; install it (for example the package maven)."
    if [ -f "$jar" ]; then
      echo "Building Starboard (its sources have changed)..." >&2
    else
      echo "Building Starboard (first start, about a minute)..." >&2
    fi
    : >"$started"
    (cd "$root" && JAVA_HOME=$jdk mvn -q -Dquick -pl app -am -DskipTests package) </dev/null >"$log" 2>&1 ||
      fail "the build failed; see $log."
    publish "$root/app/target/quick/starboard.jar" "$started" || fail "cannot write to $root/target/launch."
  fi
  unlock
}

# rehearsed: succeeds if there are notes about this very program: they carry its time. The JVM would not
# see by itself that they are about another one (JDK-8377932) and run that.
rehearsed() {
  [ -f "$cache" ] && ! [ "$cache" -ot "$jar" ] && ! [ "$cache" -nt "$jar" ]
}

# notes: prints the option that makes a JVM use what a rehearsal noted, or nothing if there is nothing.
notes() {
  if rehearsed && [ -s "$cache" ]; then
    echo "-XX:AOTCache=$cache"
  fi
}

# rehearse: unless that was done, lets a JVM note in the background what the program needs, so that
# later ones start and are warm sooner. A rehearsal that fails leaves an empty file, so that it is not
# tried at every start.
rehearse() {
  rehearsed && return
  local own="$root/target/launch/rehearsal" owner
  if ! mkdir "$own" 2>/dev/null; then
    owner=$(cat "$own/pid" 2>/dev/null)
    [ -z "$owner" ] || kill -0 "$owner" 2>/dev/null && return
    rm -rf "$own"
    mkdir "$own" 2>/dev/null || return 0
  fi
  if rehearsed; then
    rm -rf "$own"
    return
  fi
  (
    sh -c 'echo $PPID' >"$own/pid"
    : >"$own/time" && touch -r "$jar" "$own/time"
    nice "$jdk/bin/java" "-XX:AOTCacheOutput=$own/notes" -cp "$jar" starboard.app.Rehearsal "$own/data"
    [ -f "$own/notes" ] || : >"$own/notes"
    touch -r "$own/time" "$own/notes"
    rm -f "$root"/target/launch/*.aot
    mv -f "$own/notes" "$cache"
    rm -rf "$own"
  ) </dev/null >/dev/null 2>&1 &
}
