const TRANSLATIONS: ReadonlyMap<string, string> = new Map([
  ['must not be blank', 'não deve ficar em branco'],
]);

/** A message of the backend as a person reads it: 'must not be blank' → 'não deve ficar em branco' (specification section 5). */
export function translateServerMessage(message: string): string {
  return TRANSLATIONS.get(message.trim()) ?? message;
}

/** Several messages of one field, translated and joined with ' e ' (section 5). */
export function joinServerMessages(messages: readonly string[]): string {
  return messages.map(translateServerMessage).join(' e ');
}
