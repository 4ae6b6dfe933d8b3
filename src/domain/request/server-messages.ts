const translations: readonly (readonly [RegExp, string])[] = [
  [/\bmust not be blank\b/g, 'não deve ficar em branco'],
];

/**
 * A message of the backend as a person reads it: 'must not be blank' becomes 'não deve ficar em branco',
 * alone or inside a sentence (FORM-21).
 */
export function translateServerMessage(message: string): string {
  return translations.reduce((text, [english, portuguese]) => text.replace(english, portuguese), message);
}

/** Several messages of one field, translated and joined with ' e ' (FORM-21). */
export function joinServerMessages(messages: readonly string[]): string {
  return messages.map(translateServerMessage).join(' e ');
}
