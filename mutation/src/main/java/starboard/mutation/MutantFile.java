package starboard.mutation;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.pitest.mutationtest.engine.MutationDetails;

/** A file that hands mutants to the JVMs that try them. */
final class MutantFile {

  private MutantFile() {}

  static void write(Path file, List<MutationDetails> mutants) throws IOException {
    try (var out = new ObjectOutputStream(Files.newOutputStream(file))) {
      out.writeObject(new ArrayList<>(mutants));
    }
  }

  static List<MutationDetails> read(Path file) throws IOException, ClassNotFoundException {
    try (var in = new ObjectInputStream(Files.newInputStream(file))) {
      List<MutationDetails> mutants = new ArrayList<>();
      for (Object mutant : (List<?>) in.readObject()) mutants.add((MutationDetails) mutant);
      return mutants;
    }
  }
}
