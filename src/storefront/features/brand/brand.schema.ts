import * as v from 'valibot';
import { brandFields, brandFieldsSchema, type BrandField } from '#/domain/school/brand.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';

/** The fields as typed, and the version that the form was opened with. */
export type BrandEntries = Record<BrandField | 'versao', string>;

export function readBrandEntries(data: FormData): BrandEntries {
  return Object.fromEntries(
    [...brandFields, 'versao'].map((field) => [field, formText(data, field).trim()]),
  ) as BrandEntries;
}

export function validateBrand(entries: BrandEntries): FieldErrors {
  const found = brandFields.map((field) => {
    const { issues } = v.safeParse(brandFieldsSchema.entries[field], entries[field]);
    return [field, issues?.[0].message];
  });
  return Object.fromEntries(found) as FieldErrors;
}
