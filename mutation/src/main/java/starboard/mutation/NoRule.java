package starboard.mutation;

import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeAnnotationNode;
import org.pitest.bytecode.analysis.ClassTree;
import org.pitest.bytecode.analysis.MethodTree;
import org.pitest.mutationtest.build.InterceptorParameters;
import org.pitest.mutationtest.build.InterceptorType;
import org.pitest.mutationtest.build.MutationInterceptor;
import org.pitest.mutationtest.build.MutationInterceptorFactory;
import org.pitest.mutationtest.engine.Mutater;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.plugin.Feature;

/**
 * Leaves out mutants that break no rule, so that no rule test need notice them. They are
 *
 * <ul>
 *   <li>in methods whose result is a text, an option, a shortcut, a string or a collection of them,
 *       except a text that may be null: "why not, or null" is a rule;
 *   <li>in methods that make or fill a widget: scenes;
 *   <li>where code runs only when {@code heard()}, and in that question itself;
 *   <li>the removed call of a method {@code tell…} or {@code announce…};
 *   <li>in what the contract checks: methods that walk the {@code Places} of things, {@code back},
 *       {@code begins} (where a chain of causes begins), {@code deliberate}, {@code imagine};
 *   <li>in constructors of what extends nothing, in what only they call, and where components get
 *       their numbers: that reads the box, once, before any test begins.
 * </ul>
 */
public final class NoRule implements MutationInterceptor {

  private static final String KERNEL = "Lstarboard/kernel/(\\w+/)*";
  private static final Pattern WORDS =
      Pattern.compile(KERNEL + "(Text|Option|Shortcut);|Ljava/lang/String;");
  private static final Pattern TEXT = Pattern.compile(KERNEL + "Text;");
  private static final Pattern WIDGET = Pattern.compile(KERNEL + "Widget[;$.]");
  private static final Pattern WALK = Pattern.compile(KERNEL + "Places;|/Numbering;");
  private static final Pattern TELLING = Pattern.compile("(tell|announce)([A-Z].*)?");
  private static final Set<String> HOOKS =
      Set.of("back", "begins", "deliberate", "imagine", "printedOn");
  private static final Set<String> NOTHING = Set.of("java/lang/Object", "java/lang/Record");
  private static final String HEARD = "heard";
  private static final String NULLABLE = "Lorg/jspecify/annotations/Nullable;";

  /** By this PIT finds it. */
  public static final class Factory implements MutationInterceptorFactory {
    @Override
    public MutationInterceptor createInterceptor(InterceptorParameters parameters) {
      return new NoRule();
    }

    @Override
    public String description() {
      return "Leaves out mutants that break no rule";
    }

    @Override
    public Feature provides() {
      return Feature.named("norule").withOnByDefault(true).withDescription(description());
    }
  }

  private @Nullable ClassTree type;

  @Override
  public InterceptorType type() {
    return InterceptorType.FILTER;
  }

  @Override
  public void begin(ClassTree mutated) {
    type = mutated;
  }

  @Override
  public Collection<MutationDetails> intercept(Collection<MutationDetails> all, Mutater mutater) {
    return all.stream().filter(mutant -> !isNoRule(mutant)).toList();
  }

  @Override
  public void end() {
    type = null;
  }

  private boolean isNoRule(MutationDetails mutant) {
    ClassTree mutated = Objects.requireNonNull(type);
    MethodTree method = mutated.method(mutant.getId().getLocation()).orElseThrow();
    int at = mutant.getInstructionIndex();
    return makesWords(method.rawNode())
        || isCheckedElsewhere(mutated.rawNode(), method.rawNode())
        || heard(method.instructions()).get(at)
        || tells(method.instructions().get(at));
  }

  private static boolean makesWords(MethodNode method) {
    String types = method.signature == null ? method.desc : method.signature;
    if (WIDGET.matcher(types).find()) return true;
    String result = types.substring(types.indexOf(')') + 1);
    return WORDS.matcher(result).find() && !(TEXT.matcher(result).matches() && mayBeNull(method));
  }

  private static boolean isCheckedElsewhere(ClassNode type, MethodNode method) {
    return WALK.matcher(method.desc).find()
        || HOOKS.contains(method.name)
        || (NOTHING.contains(type.superName) && readingTheBox(type).contains(method));
  }

  /** The constructors, and the private methods that nothing else calls. */
  private static Set<MethodNode> readingTheBox(ClassNode type) {
    Set<MethodNode> reading = new LinkedHashSet<>();
    for (MethodNode method : type.methods) {
      if (method.name.equals("<init>") || method.name.startsWith("lambda$new$")) {
        reading.add(method);
      }
    }
    boolean more = !reading.isEmpty();
    while (more) {
      more = false;
      for (MethodNode method : type.methods) {
        if ((method.access & Opcodes.ACC_PRIVATE) == 0 || reading.contains(method)) continue;
        List<MethodNode> callers = callers(type, method);
        if (!callers.isEmpty() && reading.containsAll(callers)) more = reading.add(method);
      }
    }
    return reading;
  }

  private static List<MethodNode> callers(ClassNode type, MethodNode method) {
    return type.methods.stream()
        .filter(each -> !each.equals(method) && calls(each, type.name, method))
        .toList();
  }

  private static boolean calls(MethodNode caller, String owner, MethodNode method) {
    for (AbstractInsnNode instruction : caller.instructions) {
      if (instruction instanceof MethodInsnNode call
          && call.owner.equals(owner)
          && call.name.equals(method.name)
          && call.desc.equals(method.desc)) return true;
    }
    return false;
  }

  private static boolean mayBeNull(MethodNode method) {
    if (method.visibleTypeAnnotations == null) return false;
    for (TypeAnnotationNode annotation : method.visibleTypeAnnotations) {
      int sort = new TypeReference(annotation.typeRef).getSort();
      if (sort == TypeReference.METHOD_RETURN && annotation.desc.equals(NULLABLE)) return true;
    }
    return false;
  }

  /** Where nothing runs unless somebody hears it: from the question to where its "no" leads. */
  private static BitSet heard(List<AbstractInsnNode> code) {
    BitSet heard = new BitSet();
    for (int i = 0; i + 1 < code.size(); i++) {
      if (!(code.get(i) instanceof MethodInsnNode call) || !call.name.equals(HEARD)) continue;
      if (!(code.get(i + 1) instanceof JumpInsnNode jump)) continue;
      int target = code.indexOf(jump.label);
      if (jump.getOpcode() == Opcodes.IFEQ) heard.set(i, target);
      else heard.set(target, code.size());
      heard.set(i + 1);
    }
    return heard;
  }

  private static boolean tells(AbstractInsnNode instruction) {
    return instruction instanceof MethodInsnNode call && TELLING.matcher(call.name).matches();
  }
}
