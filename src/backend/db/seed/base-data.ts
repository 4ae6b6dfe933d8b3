import { sql } from 'drizzle-orm';
import { insertRows } from '../insert-rows.ts';
import { selectRows, type Database } from '../database.ts';
import * as catalogue from '../schema/catalogue.ts';
import * as content from '../schema/content.ts';
import { areaSlugs } from './catalogue/area-groups.ts';
import { insertSubjects } from './catalogue/insert-subjects.ts';
import { modalityContent } from './catalogue/modalities.ts';
import { referenceRows } from './content/reference-lists.ts';
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
  await insertSubjects(tx);
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
