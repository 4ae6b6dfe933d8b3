import type { FormEvent } from 'react';

/** The digits of a text laid into a pattern where `#` stands for one; signs appear with the digit that follows them. */
export function applyMask(pattern: string, text: string): string {
  const digits = text.replace(/\D/g, '');
  let masked = '';
  let used = 0;
  for (const sign of pattern) {
    if (used === digits.length) break;
    masked += sign === '#' ? digits[used++] : sign;
  }
  return masked;
}

/**
 * Masks an uncontrolled input while typing, and leaves the caret behind the digit it was behind. `tidy` sees what was pasted or
 * filled in by the browser first.
 */
export function keepMask(pattern: string, tidy?: (text: string) => string) {
  return (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { inputType, data } = event.nativeEvent as InputEvent;
    const typed = inputType === 'insertText' && data?.length === 1;
    const masked = applyMask(pattern, tidy && !typed ? tidy(input.value) : input.value);
    if (masked === input.value) return;
    const before = input.value.slice(0, input.selectionStart ?? undefined).replace(/\D/g, '').length;
    const atEnd = input.selectionStart === input.value.length;
    input.value = masked;
    const caret = atEnd ? masked.length : caretBehind(masked, before);
    input.setSelectionRange(caret, caret);
  };
}

function caretBehind(masked: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < masked.length; index++) {
    if (seen === digits) return index;
    if (/\d/.test(masked[index]!)) seen++;
  }
  return masked.length;
}
