import * as v from 'valibot';
import { homeRails, type HomeRail } from '#/domain/school/home-rails.ts';
import { brandFields, brandFieldsSchema, type BrandField } from '#/domain/school/brand.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';

/** The fields as typed, and the version that the form was opened with. */
export type BrandEntries = Record<BrandField | 'versao', string>;

export function readBrandEntries(data: FormData): BrandEntries {
  const entries = Object.fromEntries(
    [...brandFields, 'versao'].map((field) => [field, formText(data, field).trim()]),
  ) as BrandEntries;
  return data.has(railPlaceField(homeRails[0])) ? { ...entries, trilhos: readRails(data) } : entries;
}

export function validateBrand(entries: BrandEntries): FieldErrors {
  const found = brandFields.map((field) => {
    const { issues } = v.safeParse(brandFieldsSchema.entries[field], entries[field]);
    return [field, issues?.[0].message];
  });
  return Object.fromEntries(found) as FieldErrors;
}

/** Where a rail stands; empty for one that isn't shown. */
export const railPlaceField = (rail: HomeRail) => `lugar_${rail}`;

function readRails(data: FormData): string {
  const places = homeRails.flatMap((rail) => {
    const place = Number(formText(data, railPlaceField(rail)));
    return place > 0 ? [{ rail, place }] : [];
  });
  // Two of one place stay in their usual order; none at all is refused.
  const rails = places.toSorted((one, other) => one.place - other.place).map(({ rail }) => rail);
  return rails.length > 0 ? rails.join(',') : noRail;
}

const noRail = 'nenhuma';
