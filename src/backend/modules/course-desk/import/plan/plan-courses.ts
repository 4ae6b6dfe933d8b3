import type { Database } from '#/backend/db/database.ts';
import { courseEntrySchema, type CourseEntry } from '#/domain/catalogue/course-entry.ts';
import { completeNewRow, LineRefusals, readLine } from '#/domain/catalogue/import/read-line.ts';
import type { ImportLine, ImportSheet } from '#/domain/catalogue/import/read-table.ts';
import { pricesInReais } from '#/domain/sale/money.ts';
import { foldText, slugify } from '#/domain/text/slug.ts';
import { courseSlugOf } from '#/backend/modules/course-desk/programmes/save-programme.ts';
import { changesOf, courseRow, NO_LETTERS, pictureOf } from '#/backend/modules/course-desk/save-course.ts';
import {
  type CourseKey,
  type CourseRow,
  findStoredCourses,
  type StoredCourse,
} from '../import-repository.ts';
import type { ProgrammeKey } from '../programme-import-repository.ts';
import { type Outcome, planLines } from './plan-lines.ts';
import type { ImportPlan, Target } from './import-plan.ts';
import type { KnownNames } from './known-names.ts';
import { refuseInvalid, changedFields } from './refuse-invalid.ts';

export interface KnownCourse {
  target: Target;
  titulo: string;
  modalityId: number;
  /** Where the sheets have it. */
  line: number | undefined;
}

const keyOf = (slug: string, modalityId: number) => `${slug}/${modalityId}`;

/** Courses that are there, and those that the import brings. */
export class Courses {
  readonly #byId = new Map<number, KnownCourse>();
  readonly #byKey = new Map<string, KnownCourse>();
  readonly #listed = new Set<number>();
  readonly #names: KnownNames;

  /** Programmes have ids and slugs of courses. */
  readonly #programmeIds: ReadonlySet<number>;
  readonly #programmeTitles: ReadonlyMap<string, string>;

  constructor(stored: readonly CourseKey[], names: KnownNames, programmes: readonly ProgrammeKey[]) {
    this.#names = names;
    this.#programmeIds = new Set(programmes.map(({ id }) => id));
    this.#programmeTitles = new Map(
      programmes.map(({ slug, modalityId, titulo }) => [keyOf(courseSlugOf(slug), modalityId), titulo]),
    );
    for (const { id, slug, modalityId, titulo } of stored) {
      const course = { target: { id }, titulo, modalityId, line: undefined };
      this.#byId.set(id, course);
      this.#byKey.set(keyOf(slug, modalityId), course);
    }
  }

  /** By its number, or by its title and, where several have it, its modality. */
  find(text: string, modality: string | null): KnownCourse | { problem: string } {
    const byNumber = /^\d+$/.test(text) ? this.#byId.get(Number(text)) : undefined;
    if (byNumber) return byNumber;
    const slug = slugify(text);
    const named = modality === null ? undefined : this.#names.modality(modality);
    if (named && 'problem' in named) return named;
    const found = [...this.#modalityIds(named?.id)].flatMap((id) => this.#byKey.get(keyOf(slug, id)) ?? []);
    const [course, other] = found;
    if (!course) return { problem: 'Este curso não existe, nem está na planilha de cursos.' };
    if (!other) return course;
    const modalities = found.map(({ modalityId }) => this.#names.modalityName(modalityId)).join(', ');
    return {
      problem: `Há mais de um curso com este título (${modalities}): informe a modalidade, ou o número em vez do título.`,
    };
  }

  hasId(id: number): boolean {
    return this.#byId.has(id);
  }

  /** The course with that address. */
  holderOf(slug: string, modalityId: number): KnownCourse | undefined {
    return this.#byKey.get(keyOf(slug, modalityId));
  }

  /** Of courses that are there and that the sheets list, refused lines included. */
  listedIds(): number[] {
    return [...this.#listed];
  }

  #modalityIds(only: number | undefined): number[] {
    return only === undefined ? this.#names.modalityIds() : [only];
  }

  plan(db: Database, sheet: ImportSheet, plan: ImportPlan, now: Date): Promise<void> {
    return planLines(sheet, plan, {
      read: (line) => this.#read(sheet, line),
      findStored: async (ids) =>
        new Map((await findStoredCourses(db, ids)).map((row) => [row.id_produto, row])),
      plan: (read, stored) => this.#planLine(sheet, read, stored, plan, now),
    });
  }

  #read(sheet: ImportSheet, line: ImportLine): ReadCourse {
    const refusals = new LineRefusals(sheet.planilha, line);
    const given = readLine(sheet, line, refusals);
    const resolve = (
      column: string,
      field: string,
      find: (text: string) => { id: number } | { problem: string },
    ) => {
      const text = given[column];
      if (typeof text !== 'string') return;
      const found = find(text);
      if ('problem' in found) refusals.add(column, found.problem);
      else given[field] = found.id;
    };
    resolve('modalidade', 'id_modalidade', (text) => this.#names.modality(text));
    resolve('area', 'id_area_atuacao', (text) => this.#names.area(text));
    resolve('tipo', 'id_tipo_curso', (text) => this.#names.type(text));
    const id = given['id'] as number | null | undefined;
    const { titulo, id_modalidade } = given as { titulo?: string; id_modalidade?: number };
    const known =
      id === null || id === undefined
        ? this.#byKey.get(keyOf(slugify(titulo ?? ''), id_modalidade ?? 0))
        : this.#byId.get(id);
    if (known?.target.id !== undefined) this.#listed.add(known.target.id);
    return { refusals, given, known, id: id ?? undefined, linha: line.linha };
  }

  #planLine(
    sheet: ImportSheet,
    { refusals, given, known, id, linha }: ReadCourse,
    stored: StoredCourse | undefined,
    plan: ImportPlan,
    now: Date,
  ): Outcome {
    const before = stored && storedEntry(stored);
    const values = before ? { ...before, ...given } : completeNewRow(sheet, given, refusals);
    const entry = refuseInvalid(courseEntrySchema, values, refusals);
    if (!entry) return 'novos';
    const slug = slugify(entry.titulo);
    if (slug === '') refusals.add('titulo', NO_LETTERS);
    const programme = this.#programmeTitles.get(keyOf(slug, entry.id_modalidade));
    if (programme !== undefined) refuseTaken({ titulo: programme, line: undefined }, entry, refusals);
    if (id !== undefined && this.#programmeIds.has(id)) refusals.add('id', 'Este número é de um programa.');
    const holder = this.#byKey.get(keyOf(slug, entry.id_modalidade));
    if (holder && (holder !== known || holder.line !== undefined)) refuseTaken(holder, entry, refusals);
    else if (known?.line !== undefined) refusals.add('id', `Este curso já está na linha ${known.line}.`);
    else if (holder && id === undefined && foldText(holder.titulo) !== foldText(entry.titulo))
      refuseTaken(holder, entry, refusals);
    if (refusals.list.length > 0) return 'novos';
    const course = known ?? {
      target: { id },
      titulo: entry.titulo,
      modalityId: entry.id_modalidade,
      line: linha,
    };
    course.line = linha;
    course.titulo = entry.titulo;
    this.#byKey.set(keyOf(slug, entry.id_modalidade), course);
    if (id !== undefined) this.#byId.set(id, course);
    const publicado =
      typeof given['publicado'] === 'boolean' ? given['publicado'] : (stored?.publicado ?? false);
    const row = this.#toRow(entry, publicado, now, stored);
    if (!stored) {
      plan.newCourses.push(Object.assign(course.target, { row }));
      return 'novos';
    }
    const { antes, depois } = changesOf({ ...stored }, { ...row });
    if (Object.keys(depois).length === 0) return 'iguais';
    plan.changedCourses.push({ id: stored.id_produto, versao: stored.versao, row, antes, depois });
    const campos = changedFields(
      { ...before!, publicado: stored.publicado },
      { ...entry, publicado },
      {
        id_modalidade: (each) => this.#names.modalityName(each as number),
        id_area_atuacao: (each) => this.#names.areaName(each as number),
        id_tipo_curso: (each) => this.#names.typeName(each as number),
      },
    );
    plan.changes.push({ tabela: 'cursos', planilha: sheet.planilha, linha, nome: stored.titulo, campos });
    return 'alterados';
  }

  #toRow(entry: CourseEntry, publicado: boolean, now: Date, stored?: StoredCourse): CourseRow {
    const row = courseRow(entry, this.#names.areaOf(entry.id_area_atuacao), now);
    const hasOwnPicture = stored && stored.imagem !== pictureOf(stored.areaSlug);
    return { ...row, publicado, ...(hasOwnPicture && { imagem: stored.imagem }) };
  }
}

interface ReadCourse {
  refusals: LineRefusals;
  given: Record<string, unknown>;
  known: KnownCourse | undefined;
  id: number | undefined;
  linha: number;
}

function refuseTaken(
  holder: Pick<KnownCourse, 'titulo' | 'line'>,
  entry: CourseEntry,
  refusals: LineRefusals,
): void {
  const place = holder.line === undefined ? '' : `, da linha ${holder.line}`;
  refusals.add(
    'titulo',
    `“${entry.titulo}” teria o mesmo endereço que “${holder.titulo}”${place}, nesta modalidade. Mude um dos nomes.`,
  );
}

const storedEntry = (stored: StoredCourse): CourseEntry => ({ ...stored, ...pricesInReais(stored) });
