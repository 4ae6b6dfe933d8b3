import * as v from 'valibot';
import { checkFullName, FULL_NAME_MESSAGE, fullNameSchema } from '#/domain/person/full-name.ts';
import { brokenMark } from '#/storefront/ui/fields/broken-mark.ts';

export function findNameError(name: string): string | undefined {
  const message = v.safeParse(fullNameSchema, name).issues?.[0].message;
  if (message !== FULL_NAME_MESSAGE) return message;
  const [sentence] = message.split('\n');
  const rules = checkFullName(name).map(({ text, ok }) => (ok ? text : brokenMark + text));
  return [sentence, ...rules].join('\n');
}

/** The same for a name that may be left out. */
export function findOptionalNameError(name: string): string | undefined {
  return name === '' ? undefined : findNameError(name);
}
