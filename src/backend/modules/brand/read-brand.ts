import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { type Brand, type BrandImage, brandImageSchema } from '#/contract/school/brand.ts';
import { brandFieldsSchema, emptyBrand, type BrandFields } from '#/domain/school/brand.ts';
import { type LookFields, lookFieldsSchema, usualLook } from '#/domain/school/look.ts';
import { findBrand } from './brand-repository.ts';

/** A field that breaks today's rules is empty; a school that hasn't said its name goes by the shop's host. */
export async function readBrand(
  db: Database,
  { publicUrl, demo }: { publicUrl: string; demo: boolean },
): Promise<Brand> {
  const row = await findBrand(db);
  return {
    aberta: demo || Boolean(row?.concluidaEm),
    versao: row?.versao ?? 0,
    nomes: row?.versaoNomes ?? 0,
    demonstracao: row?.demonstracao ?? false,
    imagens: readImages(row?.imagens),
    aparencia: { ...readLook(row?.aparencia), versao: row?.versaoAparencia ?? 0 },
    ...readFields(row?.dados, new URL(publicUrl).hostname),
  };
}

const readImages = (stored: unknown): BrandImage[] =>
  Array.isArray(stored) ? stored.filter((image) => v.is(brandImageSchema, image)) : [];

function readLook(stored: unknown): LookFields {
  const { success, output } = v.safeParse(lookFieldsSchema, stored);
  return success ? output : usualLook;
}

function readFields(stored: Record<string, unknown> | null | undefined, host: string): BrandFields {
  const empty = emptyBrand(host);
  const entries = Object.entries(brandFieldsSchema.entries).map(([field, schema]) => {
    const { success, output } = v.safeParse(schema, stored?.[field]);
    return [field, success ? output : empty[field as keyof BrandFields]];
  });
  return Object.fromEntries(entries) as BrandFields;
}
