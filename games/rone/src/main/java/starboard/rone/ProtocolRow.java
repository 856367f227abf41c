package starboard.rone;

import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;

/** R12.10 The protocols of the Invasion: those in play, and those to come. */
abstract class ProtocolRow extends InvasionPiles {

  private static final Place PROTOCOLS = Place.faceUp("protocols");
  private static final Place PROTOCOL_SUPPLY = Place.faceDown("protocol-supply");

  Pile protocols = Pile.EMPTY;
  Pile protocolSupply = Pile.EMPTY;

  /** A bit for each protocol in play. */
  private int exhausted;

  ProtocolRow(Rone table) {
    super(table);
  }

  @Override
  void places(Places p) {
    super.places(p);
    protocols = p.pile(PROTOCOLS, protocols);
    protocolSupply = p.pile(PROTOCOL_SUPPLY, protocolSupply);
  }

  // What one can see

  @Override
  public Pile protocols() {
    return protocols;
  }

  public Pile protocolSupply() {
    return protocolSupply;
  }

  public boolean isExhausted(int protocol) {
    return (exhausted & (1 << protocol)) != 0;
  }

  // Verbs

  /** R12.10 */
  public void activateProtocol() {
    if (protocolSupply.isEmpty()) return;
    int card = show(protocolSupply.top(), Seats.EVERYONE);
    protocolSupply = protocolSupply.withoutTop();
    protocols = protocols.with(card);
    sayMove("R12.10", "protocol-supply", "protocols", "protocol-activated", card);
  }

  public void exhaust(int protocol) {
    exhausted |= 1 << protocol;
    say(
        Beat.Kind.SAY,
        "R14.1.6",
        "protocols",
        "protocol-exhausted",
        Arg.thing(protocols.at(protocol)));
  }

  /** R14.1.5 */
  public void refreshProtocols() {
    exhausted = 0;
    say(Beat.Kind.SAY, "R14.1.5", "protocols", "protocols-refreshed");
  }
}
