import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#/backend/db/database.ts';
import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import {
  COURSES_STAY,
  courseSlugOf,
  notSold,
} from '#/backend/modules/course-desk/programmes/save-programme.ts';
import { changesOf, NO_LETTERS } from '#/backend/modules/course-desk/save-course.ts';
import { completeNewRow, LineRefusals, readLine } from '#/domain/catalogue/import/read-line.ts';
import type { ImportLine, ImportSheet } from '#/domain/catalogue/import/read-table.ts';
import {
  newProgrammeSlugSchema,
  programmeEntrySchema,
} from '#/domain/catalogue/programmes/programme-entry.ts';
import { foldText, slugUpTo } from '#/domain/text/slug.ts';
import {
  findStoredProgrammes,
  listUnsoldCourses,
  type ProgrammeKey,
  type StoredProgramme,
} from '../programme-import-repository.ts';
import type { ImportPlan, Target } from './import-plan.ts';
import type { Courses, KnownCourse } from './plan-courses.ts';
import { type Outcome, planLines } from './plan-lines.ts';
import { changedFields, refuseInvalid } from './refuse-invalid.ts';
import { refuseSlug, refuseTaken } from './refuse-slug.ts';

export interface KnownProgramme {
  target: Target;
  slug: string;
  titulo: string;
  /** In their order. */
  courses: readonly Target[];
  /** Where the sheets have it. */
  line: number | undefined;
}

interface ReadProgramme {
  refusals: LineRefusals;
  given: Record<string, unknown>;
  /** Undefined where the sheet doesn't say them, or says one that isn't there. */
  courses: KnownCourse[] | undefined;
  slug: string;
  /** Whether the slug is made of the title. */
  isNamed: boolean;
  known: KnownProgramme | undefined;
  id: number | undefined;
  linha: number;
}

/** Above the ids of courses; for those that the import brings. */
const PLACEHOLDER = 2_000_000_000;

/** Programmes that are there, and those that the import brings. */
export class Programmes {
  readonly #bySlug = new Map<string, KnownProgramme>();
  readonly #byId = new Map<number, KnownProgramme>();
  readonly #listed = new Set<number>();
  readonly #courses: Courses;

  constructor(stored: readonly ProgrammeKey[], courses: Courses) {
    this.#courses = courses;
    for (const { id, slug, titulo, cursos } of stored) {
      const ofCourses = cursos.map((course) => ({ id: course }));
      const programme = { target: { id }, slug, titulo, courses: ofCourses, line: undefined };
      this.#bySlug.set(slug, programme);
      this.#byId.set(id, programme);
    }
  }

  /** By its number, or by its slug. */
  find(text: string): KnownProgramme | undefined {
    const byNumber = /^\d+$/.test(text) ? this.#byId.get(Number(text)) : undefined;
    return byNumber ?? this.#bySlug.get(text.toLowerCase());
  }

  /** Of programmes that are there and that the sheets list, refused lines included. */
  isListed(id: number): boolean {
    return this.#listed.has(id);
  }

  async plan(db: Database, sheet: ImportSheet, plan: ImportPlan): Promise<void> {
    const isSold = soldCourses(await listUnsoldCourses(db), plan);
    await planLines(sheet, plan, {
      read: (line) => this.#read(sheet, line),
      findStored: async (ids) =>
        new Map((await findStoredProgrammes(db, ids)).map((row) => [row.id_produto, row])),
      plan: (read, stored) => this.#planLine(sheet, read, stored, { plan, isSold }),
    });
  }

  #read(sheet: ImportSheet, line: ImportLine): ReadProgramme {
    const refusals = new LineRefusals(sheet.planilha, line);
    const given = readLine(sheet, line, refusals);
    const {
      slug: typed,
      titulo = '',
      cursos,
    } = given as {
      slug?: string | null;
      titulo?: string;
      cursos?: string[];
    };
    const id = (given['id'] as number | null | undefined) ?? undefined;
    const byId = id === undefined ? undefined : this.#byId.get(id);
    const isNamed = typed === undefined || typed === null;
    const slug = typed ?? byId?.slug ?? slugUpTo(80, titulo);
    const known = id === undefined ? this.#bySlug.get(slug) : byId;
    if (known?.target.id !== undefined) this.#listed.add(known.target.id);
    const courses = cursos?.map((text) => {
      const found = this.#courses.find(text, null);
      if (!('problem' in found)) return found;
      refusals.add('cursos', `“${text}”: ${found.problem}`);
      return undefined;
    });
    const isComplete = courses?.every((course) => course !== undefined);
    return {
      refusals,
      given,
      courses: isComplete ? courses : undefined,
      slug,
      isNamed,
      known,
      id,
      linha: line.linha,
    };
  }

  #planLine(
    sheet: ImportSheet,
    { refusals, given, courses, slug, isNamed, known, id, linha }: ReadProgramme,
    stored: StoredProgramme | undefined,
    { plan, isSold }: { plan: ImportPlan; isSold: (course: KnownCourse) => boolean },
  ): Outcome {
    const values = stored ? { ...stored, ...given } : completeNewRow(sheet, given, refusals);
    const ids = courses && placeIds(courses);
    const entry = refuseInvalid(programmeEntrySchema, { ...values, ...(ids && { cursos: ids }) }, refusals);
    if (!entry) return 'novos';
    const { problemas } = readMarkdown(entry.texto);
    if (problemas.length > 0) refusals.add('texto', problemas.join(' '));
    const source = { column: isNamed ? 'titulo' : 'slug', name: entry.titulo };
    const holder = this.#bySlug.get(slug);
    const isOther = isNamed && id === undefined && foldText(holder?.titulo ?? '') !== foldText(entry.titulo);
    if (known && slug !== known.slug)
      refusals.add('slug', `O endereço de um programa não muda: este é ${known.slug}.`);
    else if (slug === '') refusals.add('titulo', NO_LETTERS);
    else if (!holder) refuseSlug(newProgrammeSlugSchema, slug, source, refusals);
    else if (holder !== known || holder.line !== undefined || isOther)
      refuseTaken({ name: holder.titulo, line: holder.line }, source, refusals);
    this.#refuseId(id, known, refusals);
    if (courses) this.#refuseCourses(courses, { slug, source, isSold }, refusals);
    const setsCourses = ids !== undefined && !isDeepStrictEqual(ids, stored?.cursos);
    if (stored?.temEdicoes && setsCourses) refusals.add('cursos', COURSES_STAY);
    if (refusals.list.length > 0) return 'novos';
    const targets = courses?.map(({ target }) => target) ?? stored!.cursos.map((course) => ({ id: course }));
    const programme: KnownProgramme = known ?? {
      target: { id },
      slug,
      titulo: entry.titulo,
      courses: targets,
      line: linha,
    };
    programme.line = linha;
    programme.courses = targets;
    this.#bySlug.set(slug, programme);
    if (id !== undefined) this.#byId.set(id, programme);
    const { cursos: _, ...texts } = entry;
    const published =
      typeof given['publicado'] === 'boolean' ? given['publicado'] : (stored?.publicado ?? false);
    const planned = { slug, texts, courses: targets, published };
    if (!stored) {
      plan.newProgrammes.push(Object.assign(programme.target, planned));
      return 'novos';
    }
    const after = { ...entry, publicado: published };
    const { antes, depois } = changesOf({ ...stored }, after);
    if (Object.keys(depois).length === 0) return 'iguais';
    const { id_produto, versao, titulo: nome } = stored;
    plan.changedProgrammes.push({ ...planned, id: id_produto, versao, setsCourses, antes, depois });
    const names = new Map(stored.cursos.map((course, place) => [course, stored.titulos[place]!]));
    for (const [place, course] of (courses ?? []).entries()) names.set(ids![place]!, course.titulo);
    const campos = changedFields({ ...stored }, after, {
      cursos: (each) => (each as number[]).map((course) => names.get(course)).join('\n'),
    });
    plan.changes.push({ tabela: 'programas', planilha: sheet.planilha, linha, nome, campos });
    return 'alterados';
  }

  #refuseId(id: number | undefined, known: KnownProgramme | undefined, refusals: LineRefusals): void {
    if (id === undefined || known) return;
    const line = this.#byId.get(id)?.line;
    if (line !== undefined) refusals.add('id', `Este número já está na linha ${line}.`);
    else if (this.#courses.hasId(id)) refusals.add('id', 'Este número é de um curso.');
  }

  #refuseCourses(
    courses: readonly KnownCourse[],
    { slug, source, isSold }: PlacedSlug & { isSold: (course: KnownCourse) => boolean },
    refusals: LineRefusals,
  ): void {
    const refused = courses.find((course) => !isSold(course));
    if (refused) refusals.add('cursos', notSold(refused.titulo));
    // It is filed as its first course is.
    const holder = this.#courses.holderOf(courseSlugOf(slug), courses[0]!.modalityId);
    if (holder) refuseTaken({ name: holder.titulo, line: holder.line }, source, refusals);
  }
}

interface PlacedSlug {
  slug: string;
  source: { column: string; name: string };
}

/** Ids for the rules: courses that the import brings have none yet. */
function placeIds(courses: readonly KnownCourse[]): number[] {
  const distinct = [...new Set(courses)];
  return courses.map((course) => course.target.id ?? PLACEHOLDER + distinct.indexOf(course));
}

/** Whether a course is sold here, as the import leaves it. */
function soldCourses(unsold: readonly { id: number; elsewhere: boolean }[], plan: ImportPlan) {
  const stored = new Map(unsold.map((course) => [course.id, course]));
  const brought = new Map<Target, boolean>(plan.newCourses.map((course) => [course, course.row.gratuito]));
  const changed = new Map(plan.changedCourses.map(({ id, row }) => [id, row.gratuito]));
  return ({ target }: KnownCourse): boolean => {
    const { id } = target;
    const known = id === undefined ? undefined : stored.get(id);
    if (known?.elsewhere) return false;
    return !(brought.get(target) ?? (id === undefined ? undefined : changed.get(id)) ?? known !== undefined);
  };
}
