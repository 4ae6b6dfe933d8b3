import { visibleText } from '#/domain/text/visible-text.ts';

/**
 * The text of a form's field as it is seen, passwords as they were typed; '' for a field that wasn't sent or
 * holds a file.
 */
export function formText(data: FormData, name: string): string {
  const value = data.get(name);
  if (typeof value !== 'string') return '';
  return /senha/i.test(name) ? value : visibleText(value);
}
