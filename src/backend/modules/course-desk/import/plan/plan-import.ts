import type { Database } from '#/backend/db/database.ts';
import { findShiftNames } from '#/backend/modules/catalogue/shifts/find-shift-names.ts';
import type { ImportTable } from '#/domain/catalogue/import/import-columns.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import type { ImportSheet, Refusal } from '#/domain/catalogue/import/read-table.ts';
import { listTeacherNames } from '#/backend/modules/course-desk/offer-desk-repository.ts';
import { emptyPlan, type ImportPlan } from './import-plan.ts';
import { findGone, listCourseKeys, listOfferKeys, listStoredUnits } from '../import-repository.ts';
import { listProgrammeKeys, listStoredEditions, type StoredEdition } from '../programme-import-repository.ts';
import { readKnownNames } from './known-names.ts';
import { Courses } from './plan-courses.ts';
import { Editions } from './plan-editions.ts';
import { Offers } from './plan-offers.ts';
import { Programmes } from './plan-programmes.ts';
import { Teachers } from './plan-teachers.ts';
import { Units } from './plan-units.ts';

export interface WantedImport {
  sheets: readonly ImportSheet[];
  /** Of what could not be read at all. */
  refusals: readonly Refusal[];
  /** Whether courses and offers that the sheets of their kind leave out are taken from the shop. */
  removesMissing: boolean;
  now: Date;
}

/** What an import would do, without doing it. */
export async function planImport(db: Database, wanted: WantedImport): Promise<ImportPlan> {
  const { sheets, now } = wanted;
  const plan = emptyPlan();
  plan.refusals.push(...wanted.refusals);
  const names = await readKnownNames(db);
  const units = new Units(await listStoredUnits(db));
  const programmeKeys = await listProgrammeKeys(db);
  const courses = new Courses(await listCourseKeys(db), names, programmeKeys);
  const programmes = new Programmes(programmeKeys, courses);
  const teachers = new Teachers(await listTeacherNames(db));
  const storedEditions = await listStoredEditions(db);
  const offers = new Offers(await listOfferKeys(db), {
    courses,
    units,
    shiftNames: await findShiftNames(db),
    teachers,
    editions: storedEditions,
  });
  const of = (table: ImportSheet['tabela']) => sheets.filter(({ tabela }) => tabela === table);
  for (const sheet of of('unidades')) units.plan(sheet, plan);
  for (const sheet of of('cursos')) await courses.plan(db, sheet, plan, now);
  for (const sheet of of('professores')) await teachers.plan(db, sheet, plan);
  for (const sheet of of('turmas')) await offers.plan(db, sheet, plan);
  for (const sheet of of('programas')) await programmes.plan(db, sheet, plan);
  const editions = new Editions(storedEditions, { offers, programmes });
  for (const sheet of of('edicoes')) await editions.plan(db, sheet, plan);
  if (!wanted.removesMissing) return plan;
  const gone = await findGone(db, { courseIds: courses.listedIds(), offerIds: offers.listedIds() });
  // A line that was refused may be of anything, and an empty sheet is no catalogue.
  const isWhole = (table: ImportTable) =>
    wanted.refusals.length === 0 &&
    of(table).some(({ linhas }) => linhas.length > 0) &&
    plan.counts[table].recusados === 0;
  if (isWhole('cursos')) plan.goneCourses = gone.courses;
  if (isWhole('programas'))
    plan.goneProgrammes = programmeKeys.filter(({ id, publicado }) => publicado && !programmes.isListed(id));
  if (isWhole('edicoes'))
    plan.goneEditions = storedEditions
      .filter((edition) => !editions.isListed(edition.id))
      .flatMap(takeOffSale);
  if (isWhole('turmas')) {
    plan.goneOffers = gone.offers.filter(({ tem_pessoas }) => !tem_pessoas);
    plan.remainingOffers = gone.offers.filter(({ tem_pessoas }) => tem_pessoas).map(({ code }) => code);
  }
  return plan;
}

/** People may be in it: it stays, and is sold no more. */
function takeOffSale({ id, code, versao, preco_centavos, parcelas_max, a_venda, cancelada }: StoredEdition) {
  if (!a_venda || cancelada) return [];
  const entry = { preco: centsToReais(preco_centavos), parcelas_max, a_venda: false };
  return [{ id, versao, code, entry, antes: { a_venda: true }, depois: { a_venda: false } }];
}
