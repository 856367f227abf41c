package starboard.table.command;

import starboard.table.secret.Secret;

/** A seat that has been claimed, and its secret. */
public record Claim(int seat, Secret secret, int entry) {}
