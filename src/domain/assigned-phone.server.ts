import { isValidPhoneNumber } from 'libphonenumber-js/max';

/**
 * True when the Brazilian numbering plan knows such a number; stricter than the checks of the forms. The metadata
 * weighs 150 KB: the file is named `.server` so that no form can reach it.
 */
export function isAssignedPhone(text: string): boolean {
  return isValidPhoneNumber(text, 'BR');
}
