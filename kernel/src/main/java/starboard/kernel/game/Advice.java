package starboard.kernel.game;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choice;
import starboard.kernel.words.Text;

/**
 * What a bot would do in a seat's place.
 *
 * @param why one sentence, from what the seat may know; null if the bot cannot say
 */
public record Advice(Choice choice, @Nullable Text why) {}
