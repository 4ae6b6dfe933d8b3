import type { FormEvent } from 'react';

/**
 * `#` is a digit, `*` a letter in upper case or a digit; other characters of the pattern are inserted. What
 * doesn't fit is left out.
 */
export function applyMask(pattern: string, text: string): string {
  const given = fittingOf(pattern, text);
  let masked = '';
  let used = 0;
  let signs = '';
  for (const place of pattern) {
    if (place !== '#' && place !== '*') {
      signs += place;
      continue;
    }
    if (place === '#') used = nextDigit(given, used);
    if (used === given.length) break;
    masked += signs + given[used++];
    signs = '';
  }
  return masked;
}

interface MaskOptions {
  pasted?: (text: string) => string;
  typed?: (text: string) => string;
  asIs?: (text: string) => boolean;
}

/**
 * Masks an uncontrolled input while typing, and leaves the caret behind the character it was behind. A full
 * field takes no more keys, so that one pressed by mistake doesn't push the last character out.
 */
export function keepMask(pattern: string, { pasted, typed, asIs }: MaskOptions = {}) {
  const space = [...pattern].filter((place) => place === '#' || place === '*').length;
  return (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { inputType, data, isComposing } = event.nativeEvent as InputEvent;
    // A keyboard that is still putting a word together would lose it; leaving the field brings it into form.
    if (isComposing || asIs?.(input.value)) return;
    const isKey = inputType === 'insertText' && data?.length === 1;
    let text = input.value;
    let caret = input.selectionStart ?? text.length;
    const wasAtEnd = caret === text.length;
    if (isKey && fittingOf(pattern, text).length > space) {
      text = text.slice(0, caret - 1) + text.slice(caret);
      caret--;
    }
    const tidy = isKey ? typed : inputType?.startsWith('delete') ? undefined : pasted;
    const masked = applyMask(pattern, tidy ? tidy(text) : text);
    if (masked === input.value) return;
    const before = fittingOf(pattern, text.slice(0, caret)).length;
    input.value = masked;
    const place = wasAtEnd
      ? masked.length
      : caretBehind(pattern, masked, before, inputType === 'deleteContentForward');
    input.setSelectionRange(place, place);
  };
}

function fittingOf(pattern: string, text: string): string {
  return pattern.includes('*') ? text.toUpperCase().replace(/[^0-9A-Z]/g, '') : text.replace(/\D/g, '');
}

/**
 * The place right behind so many characters; `past` the signs that follow, for a key that deletes forward
 * would stick at them.
 */
function caretBehind(pattern: string, masked: string, characters: number, past: boolean): number {
  let seen = 0;
  for (let index = 0; index < masked.length; index++) {
    const isSign = fittingOf(pattern, masked[index]!) === '';
    if (seen === characters && !(past && isSign)) return index;
    if (!isSign) seen++;
  }
  return masked.length;
}

function nextDigit(text: string, from: number): number {
  const skipped = text.slice(from).search(/\d/);
  return skipped === -1 ? text.length : from + skipped;
}
