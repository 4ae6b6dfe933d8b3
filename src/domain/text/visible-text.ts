/**
 * Marks of direction, soft hyphens, byte order marks and the like: they are pasted along unseen. Joiners join
 * letters of other scripts and parts of an emoji, so they mean nothing behind a Latin sign or a blank.
 */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}|(?<![^\p{Script=Latin}\p{N}\p{P}\s\p{Cf}])[\u200c\u200d]+/gu;

/**
 * A text as it is seen (FORM-31): without the characters that are pasted along unseen, and with common blanks
 * in the place of blanks of other widths. Line breaks and tabs stay.
 */
export function visibleText(text: string): string {
  return text.replace(UNSEEN, '').replace(/\p{Zs}/gu, ' ');
}
