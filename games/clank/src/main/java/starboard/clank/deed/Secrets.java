package starboard.clank.deed;

import starboard.clank.Clank;
import starboard.clank.Done;
import starboard.clank.content.Content;
import starboard.clank.content.Deed;
import starboard.clank.content.Secret;
import starboard.clank.effect.Resolving;
import starboard.kernel.seats.Seat;

/** C20 What secrets do. */
public final class Secrets {

  private static final Content CONTENT = Content.BOX;

  private Secrets() {}

  /** C10.6, C20.1, C20.2 A token of the space is taken, then revealed. */
  public static void take(Clank s, Seat seat) {
    int kind = s.takeSecret(seat, s.spaceOf(seat));
    Secret secret = CONTENT.secret(kind);
    if (secret.use() == Secret.Use.IMMEDIATE) s.spendToken(seat, kind);
    if (secret.use() == Secret.Use.IMMEDIATE || secret.use() == Secret.Use.KEEP) {
      Resolving.now(s, seat, CONTENT.sourceOfSecret(kind), secret.ops());
    }
    s.then(new Done(Deed.SECRET_TAKEN));
  }

  /** C20.3 */
  public static void use(Clank s, Seat seat, int kind) {
    s.tellUse(seat, kind);
    s.spendToken(seat, kind);
    Resolving.now(s, seat, CONTENT.sourceOfSecret(kind), CONTENT.secret(kind).ops());
  }
}
