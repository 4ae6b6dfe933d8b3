import * as v from 'valibot';
import {
  type LookColour,
  colourFields,
  type LookField,
  lookFields,
  lookFieldsSchema,
  type LookFields,
  refuseColours,
} from '#/domain/school/look.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

/** The fields as typed, and the version that the form was opened with. */
export type LookEntries = Record<LookField | 'versao', string>;

/** The button that takes the nearest colour sends the field and the colour. */
export const nearestValue = (field: LookColour, colour: string) => `${field} ${colour}`;

export function readLookEntries(data: FormData): LookEntries {
  const entries = Object.fromEntries(
    [...lookFields, 'versao'].map((field) => [field, formText(data, field).trim()]),
  ) as LookEntries;
  return takeNearest(entries, formText(data, 'usar'));
}

/** The entries with the colour of the pressed button, if one was. */
export function takeNearest(entries: LookEntries, pressed = ''): LookEntries {
  const [field, colour] = pressed.split(' ');
  const known = colour && colourFields.some((each) => each === field);
  return known ? { ...entries, [field as LookColour]: colour } : entries;
}

export function validateLook(entries: LookEntries): FieldErrors {
  const found = lookFields.map((field) => {
    const { issues } = v.safeParse(lookFieldsSchema.entries[field], entries[field]);
    return [field, issues?.[0].message];
  });
  const { success, output } = v.safeParse(lookFieldsSchema, entries);
  if (!success) return Object.fromEntries(found) as FieldErrors;
  return Object.fromEntries(
    Object.entries(refuseColours(output)).map(([field, { message }]) => [field, message]),
  );
}

/** The nearest colours that hold, of those typed colours that don't. */
export function nearestColours(typed: Partial<LookEntries>): Partial<Record<LookColour, string>> {
  const { success, output } = v.safeParse(lookFieldsSchema, typed);
  if (!success) return {};
  return Object.fromEntries(
    Object.entries(refuseColours(output)).map(([field, { nearest }]) => [field, nearest]),
  );
}

/** By the schema, which was checked before. */
export const toLookBody = (entries: LookEntries): LookFields & { versao: string } => ({
  ...v.parse(lookFieldsSchema, entries),
  versao: entries.versao,
});
