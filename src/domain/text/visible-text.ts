/**
 * Marks of direction, soft hyphens, byte order marks and blanks without width: they are pasted along unseen.
 */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
/**
 * They join letters of other scripts and parts of an emoji, so they mean nothing behind a Latin sign or a
 * blank.
 */
const IDLE_JOINER = /(?<=^|[\p{Script=Latin}\p{N}\p{P}\s])[\u200c\u200d]+/gu;
/** Blanks of other kinds and widths than the common one. */
const OTHER_BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * A text as it is seen (FORM-31): without the characters that are pasted along unseen, and with common blanks
 * in the place of other ones. Line breaks and tabs stay.
 */
export function visibleText(text: string): string {
  return text.replace(UNSEEN, '').replace(OTHER_BLANK, ' ').replace(IDLE_JOINER, '');
}
