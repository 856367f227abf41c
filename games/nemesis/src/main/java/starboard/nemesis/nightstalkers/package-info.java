/**
 * The species Night Stalkers (L12, L15, L17, L18): tokens with two numbers, attacks and events with
 * a line for the dark. Its part of the box: {@code night-stalkers.yaml}, which also holds the event
 * cards made for the Intruders of the base game at the Mars base (L25.2).
 */
@NullMarked
package starboard.nemesis.nightstalkers;

import org.jspecify.annotations.NullMarked;
