import * as v from 'valibot';
import { readAmount } from '#/domain/text/amount-text.ts';
import { centsToReais, formatReais } from '#/domain/sale/money.ts';
import { CHOOSE_MESSAGE } from '#/domain/catalogue/course-entry.ts';
import { REQUIRED_MESSAGE, requiredFieldMessage } from '#/domain/text/required.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

/** Every field as typed; several ticks of one name are joined by commas. */
export function readTypedFields<Field extends string>(
  data: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  const read = (field: Field) => {
    const values = data.getAll(field).filter((value) => typeof value === 'string');
    return values.length > 1 ? values.join(',') : formText(data, field).trim();
  };
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, string>;
}

/** Undefined for an empty field, NaN for what is no whole number: the schema has a message for each. */
export const toNumber = (text: string): number | undefined =>
  text === '' ? undefined : /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;

/** As {@link toNumber}, each of those that a text has, whatever parts them. */
export const toNumbers = (text: string) =>
  text
    .split(/[^\d]+/)
    .filter(Boolean)
    .map(toNumber);

export const toOptionalNumber = (text: string): number | null => (text === '' ? null : toNumber(text)!);

/** Reais; as {@link toNumber} for what is missing or no amount. */
export function toReais(text: string): number | undefined {
  if (text === '') return undefined;
  const cents = readAmount(text);
  return cents === undefined ? Number.NaN : centsToReais(cents);
}

export const toOptionalReais = (text: string): number | null => (text === '' ? null : toReais(text)!);

export const toLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

export const listOf = (text: string): string[] => text.split(',').filter(Boolean);

/** As a field shows an amount: '990,50'. */
export const reaisText = (reais: number | null): string =>
  reais === null || reais === 0 ? '' : formatReais(reais).replace(/^R\$\s/, '');

export const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** The first message of each field, which names the field where it would say only that it is required. */
export function errorsOf(
  schema: v.GenericSchema,
  value: unknown,
  labels: Readonly<Record<string, string>>,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of v.safeParse(schema, value).issues ?? []) {
    const field = String(path?.[0]?.key);
    const label = labels[field];
    const isEmpty = message === REQUIRED_MESSAGE || message === CHOOSE_MESSAGE;
    errors[field] ??= isEmpty && label !== undefined ? requiredFieldMessage(label) : message;
  }
  return errors;
}
