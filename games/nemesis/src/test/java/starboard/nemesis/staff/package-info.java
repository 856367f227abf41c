/** Tests of the people of Lockdown and their things. */
@NullMarked
package starboard.nemesis.staff;

import org.jspecify.annotations.NullMarked;
