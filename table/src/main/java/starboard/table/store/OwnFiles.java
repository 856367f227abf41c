package starboard.table.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Makes files and folders that only their owner may read, since logs hold seeds and names. Where
 * the file system knows no such rights they are made as usual.
 */
public final class OwnFiles {
  private OwnFiles() {}

  /** An empty file, unless it is there already. */
  public static void create(Path file) throws IOException {
    try {
      Files.createFile(file, rights(file, "rw-------"));
    } catch (FileAlreadyExistsException there) {
      // its owner knows who may read it
    }
  }

  /** The folder and those above it, unless they are there already. */
  public static void createFolders(Path folder) throws IOException {
    Files.createDirectories(folder, rights(folder, "rwx------"));
  }

  private static FileAttribute<?>[] rights(Path path, String rights) {
    if (!path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return new FileAttribute<?>[0];
    }
    Set<PosixFilePermission> own = PosixFilePermissions.fromString(rights);
    return new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(own)};
  }
}
