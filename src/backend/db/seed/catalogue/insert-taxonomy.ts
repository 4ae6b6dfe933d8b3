import { addDays, startOfDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { Database } from '#/backend/db/database.ts';
import * as catalogue from '#/backend/db/schema/catalogue.ts';
import { campaigns as campaignTable, postalCodes } from '#/backend/db/schema/content.ts';
import { areaSlugs } from './area-groups.ts';
import { insertSubjects } from './insert-subjects.ts';
import { citySeeds } from '../offers/cities.ts';
import { insertRows } from '#/backend/db/insert-rows.ts';
import { modalityContent } from './modalities.ts';
import { assertDistinctSlugs, type PageSlug } from './page-slugs.ts';
import { postalCodeRows } from '../offers/postal-codes.ts';
import { campaigns } from '../content/site-content.ts';
import { unitSeeds } from '../offers/units.ts';

export const pageSlugs: PageSlug[] = [
  ...modalityContent.map(({ slug }) => ({ slug, tipo: 'modalidade' as const })),
  ...areaSlugs.map((slug) => ({ slug, tipo: 'area' as const })),
  ...citySeeds.map(({ slug }) => ({ slug, tipo: 'cidade' as const })),
  ...campaigns.map(({ tag_url }) => ({ slug: tag_url, tipo: 'campanha' as const })),
];

/** @throws {SlugCollisionError} before anything is written, when two pages share a slug. */
export async function insertTaxonomy(db: Database, today: CalendarDay): Promise<void> {
  assertDistinctSlugs(pageSlugs);
  const cityIds = new Map(citySeeds.map(({ nome, id }) => [nome, id]));
  await insertRows(db, catalogue.pageSlugs, pageSlugs);
  await insertRows(
    db,
    catalogue.modalities,
    modalityContent.map(({ id, nome, slug, descricao }) => ({ id_modalidade: id, nome, slug, descricao })),
  );
  await insertSubjects(db);
  await insertRows(
    db,
    catalogue.cities,
    citySeeds.map(({ id, nome, slug, destaque }) => ({ id_cidade: id, nome, uf: 'SC', slug, destaque })),
  );
  await insertRows(
    db,
    catalogue.units,
    unitSeeds.map(({ id, cidade, nome, endereco, cep, latitude, longitude }) => ({
      id_unidade: id,
      id_cidade: cityIds.get(cidade)!,
      nome,
      endereco,
      cep,
      latitude,
      longitude,
    })),
  );
  await insertRows(db, postalCodes, postalCodeRows);
  await insertRows(
    db,
    campaignTable,
    campaigns.map(({ tag_url, titulo, descricao, from, to }) => ({
      tag_url,
      titulo,
      descricao,
      inicio: startOfDay(addDays(today, from)),
      fim: startOfDay(addDays(today, to)),
    })),
  );
}
