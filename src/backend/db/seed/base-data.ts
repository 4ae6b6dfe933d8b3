import { sql } from 'drizzle-orm';
import { insertRows } from '../insert-rows.ts';
import { selectRows, type Database } from '../database.ts';
import * as catalogue from '../schema/catalogue.ts';
import * as content from '../schema/content.ts';
import { areaGroupContent, areaSlugs } from './catalogue/area-groups.ts';
import { areaRows } from './catalogue/area-rows.ts';
import { courseTypeNames } from './catalogue/course-rows.ts';
import { modalityContent } from './catalogue/modalities.ts';
import { referenceRows, stateRows } from './content/reference-lists.ts';
import { paymentMethods, siteSettings } from './content/site-content.ts';

/** The modality of one network of schools. */
const ofOneNetwork = 5;

/** Addresses of the demonstration's partners. */
const ofDemonstration = /example\.com/;

/**
 * What a school needs before its first course: modalities, areas, states and the lists of forms. A shop that
 * has modalities already keeps its own. In the caller's transaction.
 */
export async function insertBaseData(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(724902)`);
  const known = await selectRows(tx, sql`SELECT 1 FROM modalities LIMIT 1`);
  if (known.length > 0) return;
  const modalities = modalityContent.filter(({ id }) => id !== ofOneNetwork);
  await insertRows(tx, catalogue.pageSlugs, [
    ...modalities.map(({ slug }) => ({ slug, tipo: 'modalidade' as const })),
    ...areaSlugs.map((slug) => ({ slug, tipo: 'area' as const })),
  ]);
  await insertRows(
    tx,
    catalogue.modalities,
    // Shown from their first course on.
    modalities.map(({ id, nome, slug, descricao }) => ({
      id_modalidade: id,
      nome,
      slug,
      descricao,
      ativo: false,
    })),
  );
  await insertRows(
    tx,
    catalogue.areaGroups,
    areaSlugs.map((slug, index) => ({
      id_grupo_area_atuacao: index + 1,
      nome: areaGroupContent[slug].nome,
      icone_slug: slug,
      descricao: areaGroupContent[slug].descricao,
    })),
  );
  await insertRows(tx, catalogue.areas, areaRows);
  await insertRows(tx, catalogue.states, stateRows);
  await insertRows(
    tx,
    catalogue.courseTypes,
    courseTypeNames.map((nome, index) => ({ id_tipo_curso: index + 1, nome })),
  );
  await insertRows(tx, content.referenceItems, referenceRows);
  await insertRows(
    tx,
    content.paymentMethods,
    paymentMethods.map((method, index) => ({ id_forma_pagamento: index + 1, ...method })),
  );
  await insertRows(
    tx,
    content.siteSettings,
    siteSettings
      .filter(([, valor]) => !ofDemonstration.test(valor))
      .map(([chave, valor]) => ({ chave, valor })),
  );
}
