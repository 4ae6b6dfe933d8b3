import type { Database } from '#/backend/db/database.ts';
import { isUniqueViolation } from '#/backend/db/unique-violation.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { actBy } from '#/backend/modules/audit/act-of.ts';
import { recordActs } from '#/backend/modules/audit/audit-log.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { StoredOffer } from '../offer-desk-repository.ts';
import { unitRow } from '../add-unit.ts';
import { offerCode } from '../save-offer.ts';
import { insertUnit, updateUnit } from '../unit-repository.ts';
import { insertTeachers, updateTeachers } from './teacher-import-repository.ts';
import { lockNewRows } from '../course-desk-repository.ts';
import { addProgramme, changeProgramme } from '../programmes/save-programme.ts';
import { lockOffersOfEdition } from '../programmes/edition-repository.ts';
import { addEdition, changeEdition, isOnSale } from '../programmes/save-edition.ts';
import { findStoredProgrammes } from './programme-import-repository.ts';
import type { ImportPlan, PlannedOffer, PlannedProgramme, Target } from './plan/import-plan.ts';
import {
  type Change,
  findHighestIds,
  findStoredOffers,
  findUnitCities,
  insertCourses,
  insertOffers,
  lockCourses,
  lockOffers,
  showModalities,
  updateCourses,
  updateOffers,
} from './import-repository.ts';
import { inChunks } from '#/backend/in-chunks.ts';

type Wrote = (rows: number) => Promise<void>;

export const catalogueChanged = () =>
  new BackendError(
    409,
    'CATALOGO_ALTERADO',
    'O catálogo mudou depois da conferência: alguém salvou, ou comprou. Nada foi importado. Confira de novo.',
  );

/**
 * Carries a plan out, in the caller's transaction.
 * @param wrote hears between statements how many rows were written; an import that was cancelled throws there
 * @throws 409 `CATALOGO_ALTERADO` when the catalogue isn't any more what the plan was made of
 */
export async function applyImport(
  { tx, editor, object }: { tx: Database; editor: Editor; object: string },
  plan: ImportPlan,
  wrote: Wrote,
): Promise<void> {
  try {
    await lockNewRows(tx);
    await giveIds(tx, plan);
    await writeUnits(tx, plan);
    await wrote(plan.newUnits.length + plan.changedUnits.length);
    await writeTeachers(tx, plan, editor.now, wrote);
    await inChunks(plan.newCourses, async (chunk) => {
      await insertCourses(
        tx,
        chunk.map(({ id, row }) => ({ ...row, id_produto: id! })),
      );
      await wrote(chunk.length);
    });
    await writeCourses(tx, plan, editor.now, wrote);
    await writeProgrammes(tx, plan, editor.now, wrote);
    await writeOffers(tx, plan, wrote);
    await writeEditions(tx, plan, wrote);
    await showModalities(tx);
  } catch (error) {
    throw isUniqueViolation(error) ? catalogueChanged() : error;
  }
  await recordChanges({ ...editor, db: tx }, plan, object);
}

/** Ids that the sheets give stay; the others follow the highest. */
async function giveIds(tx: Database, plan: ImportPlan): Promise<void> {
  const stored = await findHighestIds(tx);
  const count = (targets: Target[], highest: number) => {
    let last = targets.reduce((most, { id }) => Math.max(most, id ?? 0), highest);
    for (const target of targets) target.id ??= ++last;
  };
  count(plan.newUnits, stored.unidade);
  count([...plan.newCourses, ...plan.newProgrammes], stored.curso);
  count([...plan.newOffers, ...plan.newEditions], stored.turma);
}

async function writeUnits(tx: Database, plan: ImportPlan): Promise<void> {
  for (const { id, entry } of plan.newUnits)
    await insertUnit(tx, { ...(await unitRow(tx, entry)), id_unidade: id! });
  for (const { id, versao, entry } of plan.changedUnits) {
    const { latitude: _, longitude: __, ...row } = await unitRow(tx, entry);
    if ((await updateUnit(tx, id, versao, row)) === undefined) throw catalogueChanged();
  }
}

async function writeTeachers(tx: Database, plan: ImportPlan, now: Date, wrote: Wrote): Promise<void> {
  const toRow = ({ slug, entry }: ImportPlan['newTeachers'][number]) => ({
    slug,
    ...entry,
    atualizado_em: now,
  });
  await inChunks(plan.newTeachers, async (chunk) => {
    await insertTeachers(tx, chunk.map(toRow));
    await wrote(chunk.length);
  });
  await inChunks(plan.changedTeachers, async (chunk) => {
    const changes = chunk.map((teacher) => ({ versao: teacher.versao, row: toRow(teacher) }));
    if ((await updateTeachers(tx, changes)) < chunk.length) throw catalogueChanged();
    await wrote(chunk.length);
  });
}

async function writeCourses(tx: Database, plan: ImportPlan, now: Date, wrote: Wrote): Promise<void> {
  const taken = plan.changedCourses.map(({ id, versao, row }) => ({
    versao,
    row: { ...row, id_produto: id },
  }));
  const gone = plan.goneCourses.map(({ id, versao }) => ({
    versao,
    row: { id_produto: id, publicado: false, atualizado_em: now },
  }));
  for (const changes of [gone, taken])
    await inChunks<Change>(changes, async (chunk) => {
      const written = await updateCourses(tx, chunk);
      if (written < chunk.length) throw catalogueChanged();
      await wrote(chunk.length);
    });
}

async function writeProgrammes(tx: Database, plan: ImportPlan, now: Date, wrote: Wrote): Promise<void> {
  await inChunks(plan.newProgrammes, async (chunk) => {
    for (const programme of chunk) {
      const { id, slug, published } = programme;
      await addProgramme(tx, { id: id!, slug, entry: entryOf(programme), published, now });
    }
    await wrote(chunk.length);
  });
  await inChunks(plan.changedProgrammes, async (chunk) => {
    const ids = chunk.map(({ id }) => id);
    await lockCourses(tx, ids);
    const stored = new Map((await findStoredProgrammes(tx, ids)).map((row) => [row.id_produto, row]));
    for (const programme of chunk) {
      const { id, versao, setsCourses, published } = programme;
      const known = stored.get(id);
      if (!known || (known.temEdicoes && setsCourses)) throw catalogueChanged();
      const entry = entryOf(programme);
      const change = { known, version: versao, entry, setsCourses, published, now };
      if ((await changeProgramme(tx, change)) === undefined) throw catalogueChanged();
    }
    await wrote(chunk.length);
  });
  const gone = plan.goneProgrammes.map(({ id, versao }) => ({
    versao,
    row: { id_produto: id, publicado: false, atualizado_em: now },
  }));
  await inChunks(gone, async (chunk) => {
    if ((await updateCourses(tx, chunk)) < chunk.length) throw catalogueChanged();
    await wrote(chunk.length);
  });
}

const entryOf = ({ texts, courses }: PlannedProgramme) => ({
  ...texts,
  cursos: courses.map(({ id }) => id!),
});

async function writeOffers(tx: Database, plan: ImportPlan, wrote: Wrote): Promise<void> {
  const cities = await findUnitCities(tx);
  const placed = ({ row, course, unit }: PlannedOffer) => ({
    ...row,
    id_produto: course.id!,
    id_unidade: unit.id!,
    id_cidade: cities.get(unit.id!)!.id_cidade,
  });
  await inChunks(plan.newOffers, async (chunk) => {
    const rows = chunk.map((offer) => {
      const { id, row, unit, code } = offer;
      const codigo_turma = code ?? offerCode(cities.get(unit.id!)!.nome, row.data_inicio, id!);
      return { ...placed(offer), id_oferta: id!, codigo_turma, vagas_disponiveis: row.vagas_total ?? null };
    });
    await insertOffers(tx, rows);
    await wrote(chunk.length);
  });
  const gone = plan.goneOffers.map(({ id, versao }) => ({
    id,
    versao,
    needsNoPeople: true,
    planned: undefined,
  }));
  const changed = plan.changedOffers.map((offer) => ({ ...offer, planned: offer }));
  for (const changes of [gone, changed])
    await inChunks<(typeof gone | typeof changed)[number]>(changes, async (chunk) => {
      const ids = chunk.map(({ id }) => id);
      await lockOffers(tx, ids);
      const stored = new Map((await findStoredOffers(tx, ids)).map((row) => [row.id_oferta, row]));
      const rows = chunk.map(({ id, versao, needsNoPeople, planned }) => {
        const before = stored.get(id);
        if (!before || (needsNoPeople && before.tem_pessoas)) throw catalogueChanged();
        const row = planned
          ? { ...placed(planned), codigo_turma: planned.code!, ...seatsOf(before, planned) }
          : { situacao: 'encerrada' as const };
        return { versao, row: { ...row, id_oferta: id } };
      });
      const written = await updateOffers(tx, rows);
      if (written < chunk.length) throw catalogueChanged();
      await wrote(chunk.length);
    });
}

/** After offers, which are locked before the editions that follow them. */
async function writeEditions(tx: Database, plan: ImportPlan, wrote: Wrote): Promise<void> {
  await inChunks(plan.newEditions, async (chunk) => {
    for (const { id, programme, parts: targets, entry, code } of chunk) {
      const ids = targets.map((target) => target.id!);
      const locked = new Map((await lockOffersOfEdition(tx, ids)).map((offer) => [offer.id_oferta, offer]));
      const parts = ids.flatMap((part) => locked.get(part) ?? []);
      if (parts.length < ids.length || !parts.every(({ situacao }) => isOnSale(situacao)))
        throw catalogueChanged();
      const added = { id: id!, programmeId: programme.id!, entry, parts };
      await addEdition(tx, { ...added, ...(code !== null && { code }) });
    }
    await wrote(chunk.length);
  });
  const changed = [...plan.goneEditions, ...plan.changedEditions].toSorted((a, b) => a.id - b.id);
  await inChunks(changed, async (chunk) => {
    for (const { id, versao, entry, code } of chunk)
      if ((await changeEdition(tx, { id, version: versao, entry, code })) === undefined)
        throw catalogueChanged();
    await wrote(chunk.length);
  });
}

type StoredSeats = Pick<StoredOffer, 'vagas_total' | 'vagas_disponiveis'>;

function seatsOf(before: StoredSeats, { row: { vagas_total = null } }: PlannedOffer) {
  if (vagas_total === null) return { vagas_disponiveis: null };
  const left = vagas_total - ((before.vagas_total ?? 0) - (before.vagas_disponiveis ?? 0));
  if (left < 0) throw catalogueChanged();
  return { vagas_disponiveis: left };
}

/** Each change with what was there before; what is new is counted by the import's own act. */
async function recordChanges(editor: Editor, plan: ImportPlan, object: string): Promise<void> {
  const acts = [
    actBy(editor, 'IMPORTOU_CATALOGO', object, { ...plan.counts, recusados: plan.refusals.length }),
    ...plan.changedUnits.map(({ id }) => actBy(editor, 'ALTEROU_UNIDADE', `unidade ${id}`)),
    ...plan.changedTeachers.map(({ slug, antes, depois }) =>
      actBy(editor, 'ALTEROU_PROFESSOR', `professor ${slug}`, { antes, depois }),
    ),
    ...plan.changedCourses.map(({ id, antes, depois }) =>
      actBy(editor, 'ALTEROU_CURSO', `curso ${id}`, { antes, depois }),
    ),
    ...plan.goneCourses.map(({ id }) => actBy(editor, 'TIROU_CURSO_DO_AR', `curso ${id}`)),
    ...plan.changedProgrammes.map((programme) => {
      const { slug, antes, setsCourses } = programme;
      const depois = { ...programme.depois, ...(setsCourses && { cursos: entryOf(programme).cursos }) };
      return actBy(editor, 'ALTEROU_PROGRAMA', `programa ${slug}`, { antes, depois });
    }),
    ...plan.goneProgrammes.map(({ slug }) => actBy(editor, 'TIROU_PROGRAMA_DO_AR', `programa ${slug}`)),
    ...[...plan.goneEditions, ...plan.changedEditions].map(({ id, antes, depois }) =>
      actBy(editor, 'ALTEROU_EDICAO', `turma ${id}`, { antes, depois }),
    ),
    ...plan.changedOffers.map(({ id, antes, depois }) =>
      actBy(editor, 'ALTEROU_TURMA', `turma ${id}`, { antes, depois }),
    ),
    ...plan.goneOffers.map(({ id }) => actBy(editor, 'ENCERROU_TURMA', `turma ${id}`)),
  ];
  await inChunks(acts, (chunk) => recordActs(editor.db, chunk));
}
