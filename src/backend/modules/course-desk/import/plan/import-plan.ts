import { createHash } from 'node:crypto';
import { inChunks } from '#/backend/in-chunks.ts';
import type { CourseRow, OfferRow } from '../import-repository.ts';
import type { EditionEntry, ProgrammeEntry } from '#/domain/catalogue/programmes/programme-entry.ts';
import type { TeacherEntry } from '#/domain/catalogue/teachers/teacher-entry.ts';
import type { UnitEntry } from '#/domain/school/unit-entry.ts';
import { type ImportTable, importTables } from '#/domain/catalogue/import/import-columns.ts';
import { type ImportReport, MOST_LISTED } from '#/domain/catalogue/import/import-report.ts';
import type { Refusal } from '#/domain/catalogue/import/read-table.ts';

/** A row that others of the same import point to before it has an id. */
export interface Target {
  /** Given at the latest when it is written. */
  id: number | undefined;
}

export interface ChangedField {
  coluna: string;
  antes: string;
  depois: string;
}

/** A change as it is told to people. */
export interface ListedChange {
  tabela: ImportTable;
  planilha: string;
  linha: number;
  nome: string;
  campos: ChangedField[];
}

/** A teacher, whose slug is their key. */
interface PlannedTeacher {
  slug: string;
  entry: TeacherEntry;
}

/** A programme without its courses, which may be of the same import. */
export interface PlannedProgramme {
  slug: string;
  texts: Omit<ProgrammeEntry, 'cursos'>;
  courses: readonly Target[];
  published: boolean;
}

interface PlannedEdition {
  entry: EditionEntry;
  programme: Target;
  /** Offers, in the order of the courses. */
  parts: readonly Target[];
  /** Null: the shop gives one. */
  code: string | null;
}

interface ChangedEdition extends Changes {
  id: number;
  versao: number;
  entry: EditionEntry;
  code: string;
}

type Changes = Pick<Changed<never>, 'antes' | 'depois'>;

interface Changed<Row> {
  id: number;
  versao: number;
  row: Row;
  antes: Record<string, unknown>;
  depois: Record<string, unknown>;
}

export interface NewUnit extends Target {
  entry: UnitEntry;
}

export interface PlannedOffer {
  row: OfferRow;
  course: Target;
  unit: Target;
  /** Null: the shop gives one. */
  code: string | null;
}

export interface TableCounts {
  novos: number;
  alterados: number;
  iguais: number;
  recusados: number;
}

export interface ImportPlan {
  newUnits: NewUnit[];
  changedUnits: { id: number; versao: number; entry: UnitEntry }[];
  newCourses: (Target & { row: CourseRow })[];
  changedCourses: Changed<CourseRow>[];
  newOffers: (Target & PlannedOffer)[];
  changedOffers: (Changed<OfferRow> & PlannedOffer & { needsNoPeople: boolean })[];
  newTeachers: PlannedTeacher[];
  changedTeachers: (PlannedTeacher & Changes & { versao: number })[];
  newProgrammes: (Target & PlannedProgramme)[];
  changedProgrammes: (PlannedProgramme & Changes & { id: number; versao: number; setsCourses: boolean })[];
  newEditions: (Target & PlannedEdition)[];
  changedEditions: ChangedEdition[];
  goneEditions: ChangedEdition[];
  goneCourses: { id: number; titulo: string; versao: number }[];
  goneProgrammes: { id: number; slug: string; titulo: string; versao: number }[];
  goneOffers: { id: number; code: string; versao: number }[];
  /** Gone, but people are in them: they stay. */
  remainingOffers: string[];
  counts: Record<ImportTable, TableCounts>;
  changes: ListedChange[];
  refusals: Refusal[];
}

const noRows = (): TableCounts => ({ novos: 0, alterados: 0, iguais: 0, recusados: 0 });

export const emptyPlan = (): ImportPlan => ({
  newUnits: [],
  changedUnits: [],
  newCourses: [],
  changedCourses: [],
  newOffers: [],
  changedOffers: [],
  newTeachers: [],
  changedTeachers: [],
  newProgrammes: [],
  changedProgrammes: [],
  newEditions: [],
  changedEditions: [],
  goneEditions: [],
  goneCourses: [],
  goneProgrammes: [],
  goneOffers: [],
  remainingOffers: [],
  counts: {
    unidades: noRows(),
    cursos: noRows(),
    turmas: noRows(),
    professores: noRows(),
    programas: noRows(),
    edicoes: noRows(),
  },
  changes: [],
  refusals: [],
});

interface Named extends Target {
  row?: { titulo?: string };
  entry?: { nome?: string };
  slug?: string;
  code?: string | null;
}

const nameOf = ({ id, row, entry, slug, code }: Named) => id ?? row?.titulo ?? entry?.nome ?? slug ?? code;

/** A digest of all that a plan would write: two plans of one digest do the same. */
export async function digestOf(plan: ImportPlan): Promise<string> {
  const hash = createHash('sha256');
  const programmeOf = ({ slug, texts, courses, published }: PlannedProgramme) => [
    slug,
    texts,
    courses.map(nameOf),
    published,
  ];
  const offerOf = ({ row, course, unit, code }: PlannedOffer) => [row, nameOf(course), nameOf(unit), code];
  const add = <Item>(items: readonly Item[], written: (item: Item) => unknown) =>
    inChunks(items, (chunk) => {
      for (const item of chunk) hash.update(JSON.stringify(written(item), withoutInstant));
    });
  await add(plan.newUnits, ({ id, entry }) => [id, entry]);
  await add(plan.newCourses, ({ id, row }) => [id, row]);
  await add(plan.newOffers, offerOf);
  await add(plan.changedUnits, ({ id, versao, entry }) => [id, versao, entry]);
  await add(plan.changedCourses, ({ id, versao, row }) => [id, versao, row]);
  await add(plan.changedOffers, (offer) => [offer.id, offer.versao, offerOf(offer)]);
  await add(plan.newTeachers, ({ slug, entry }) => [slug, entry]);
  await add(plan.changedTeachers, ({ slug, versao, entry }) => [slug, versao, entry]);
  await add(plan.newProgrammes, (programme) => [programme.id, programmeOf(programme)]);
  await add(plan.changedProgrammes, (programme) => [programme.id, programme.versao, programmeOf(programme)]);
  await add(plan.newEditions, ({ id, entry, code, programme, parts }) => [
    [id, entry, code, nameOf(programme)],
    parts.map(nameOf),
  ]);
  await add([...plan.changedEditions, ...plan.goneEditions], ({ id, versao, entry, code }) => [
    [id, versao, entry, code],
  ]);
  await add([plan.goneCourses, plan.goneProgrammes, plan.goneOffers], (gone) => gone);
  return hash.digest('hex');
}

const withoutInstant = (key: string, each: unknown) => (key === 'atualizado_em' ? undefined : each);

/** What is told of a plan. */
export function reportOf(plan: ImportPlan, wantsRemoval: boolean): ImportReport {
  const gone: Record<ImportTable, number> = {
    unidades: 0,
    cursos: plan.goneCourses.length,
    turmas: plan.goneOffers.length,
    professores: 0,
    programas: plan.goneProgrammes.length,
    edicoes: plan.goneEditions.length,
  };
  return {
    tabelas: importTables.map((tabela) => ({ tabela, ...plan.counts[tabela], retirados: gone[tabela] })),
    mudancas: plan.changes.slice(0, MOST_LISTED),
    recusas: plan.refusals.slice(0, MOST_LISTED),
    totalRecusas: plan.refusals.length,
    retirados: [
      ...plan.goneCourses.map(({ titulo }) => titulo),
      ...plan.goneProgrammes.map(({ titulo }) => titulo),
      ...plan.goneOffers.map(({ code }) => code),
      ...plan.goneEditions.map(({ code }) => code),
    ].slice(0, MOST_LISTED),
    ficam: plan.remainingOffers.slice(0, MOST_LISTED),
    semRetirar: wantsRemoval && plan.refusals.length > 0,
  };
}
