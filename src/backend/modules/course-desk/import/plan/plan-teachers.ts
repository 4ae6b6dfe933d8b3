import type { Database } from '#/backend/db/database.ts';
import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import { changesOf, NO_LETTERS } from '#/backend/modules/course-desk/save-course.ts';
import { completeNewRow, LineRefusals, readLine } from '#/domain/catalogue/import/read-line.ts';
import type { ImportLine, ImportSheet } from '#/domain/catalogue/import/read-table.ts';
import { newTeacherSlugSchema, teacherEntrySchema } from '#/domain/catalogue/teachers/teacher-entry.ts';
import { foldText, slugUpTo } from '#/domain/text/slug.ts';
import { findStoredTeachers, type StoredTeacher } from '../teacher-import-repository.ts';
import type { ImportPlan } from './import-plan.ts';
import { type Outcome, planLines } from './plan-lines.ts';
import { changedFields, refuseInvalid } from './refuse-invalid.ts';
import { refuseSlug, refuseTaken } from './refuse-slug.ts';

interface KnownTeacher {
  target: { id: string };
  nome: string;
  /** Where the sheets have them. */
  line: number | undefined;
}

interface ReadTeacher {
  refusals: LineRefusals;
  given: Record<string, unknown>;
  slug: string;
  /** Whether the slug is made of the name. */
  isNamed: boolean;
  known: KnownTeacher | undefined;
  linha: number;
}

/** Teachers that are there, and those that the import brings. */
export class Teachers {
  readonly #bySlug: Map<string, KnownTeacher>;

  constructor(stored: readonly { slug: string; nome: string }[]) {
    this.#bySlug = new Map(
      stored.map(({ slug, nome }) => [slug, { target: { id: slug }, nome, line: undefined }]),
    );
  }

  has(slug: string): boolean {
    return this.#bySlug.has(slug);
  }

  plan(db: Database, sheet: ImportSheet, plan: ImportPlan): Promise<void> {
    return planLines(sheet, plan, {
      read: (line) => this.#read(sheet, line),
      findStored: async (slugs: readonly string[]) =>
        new Map((await findStoredTeachers(db, slugs)).map((row) => [row.slug, row])),
      plan: (read, stored) => this.#planLine(sheet, read, stored, plan),
    });
  }

  #read(sheet: ImportSheet, line: ImportLine): ReadTeacher {
    const refusals = new LineRefusals(sheet.planilha, line);
    const given = readLine(sheet, line, refusals);
    const { slug: typed, nome = '' } = given as { slug?: string | null; nome?: string };
    const isNamed = typed === undefined || typed === null;
    const slug = isNamed ? slugUpTo(80, nome) : typed;
    return { refusals, given, slug, isNamed, known: this.#bySlug.get(slug), linha: line.linha };
  }

  #planLine(
    sheet: ImportSheet,
    { refusals, given, slug, isNamed, linha }: ReadTeacher,
    stored: StoredTeacher | undefined,
    plan: ImportPlan,
  ): Outcome {
    const values = stored ? { ...stored, ...given } : completeNewRow(sheet, given, refusals);
    const entry = refuseInvalid(teacherEntrySchema, values, refusals);
    if (!entry) return 'novos';
    const { problemas } = readMarkdown(entry.biografia);
    if (problemas.length > 0) refusals.add('biografia', problemas.join(' '));
    // Those of earlier lines, too.
    const holder = this.#bySlug.get(slug);
    const source = { column: isNamed ? 'nome' : 'slug', name: entry.nome };
    if (isNamed && slug === '') refusals.add('nome', NO_LETTERS);
    else if (!holder) refuseSlug(newTeacherSlugSchema, slug, source, refusals);
    else if (holder.line !== undefined || (isNamed && foldText(holder.nome) !== foldText(entry.nome)))
      refuseTaken({ name: holder.nome, line: holder.line }, source, refusals);
    if (refusals.list.length > 0) return 'novos';
    this.#bySlug.set(slug, { target: { id: slug }, nome: entry.nome, line: linha });
    if (!stored) {
      plan.newTeachers.push({ slug, entry });
      return 'novos';
    }
    const { antes, depois } = changesOf({ ...stored }, entry);
    if (Object.keys(depois).length === 0) return 'iguais';
    plan.changedTeachers.push({ slug, versao: stored.versao, entry, antes, depois });
    const campos = changedFields({ ...stored }, entry);
    plan.changes.push({ tabela: 'professores', planilha: sheet.planilha, linha, nome: stored.nome, campos });
    return 'alterados';
  }
}
