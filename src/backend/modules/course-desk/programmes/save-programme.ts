import type { Database } from '#/backend/db/database.ts';
import { isUniqueViolation } from '#/backend/db/unique-violation.ts';
import { assertMarkdown } from '#/backend/documents/assert-markdown.ts';
import { BackendError, refusedField } from '#/backend/http/backend-error.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import { shownPicture } from '#/backend/modules/catalogue/pictures/shown-picture.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { DeskProgramme } from '#/contract/catalogue/programme-desk.ts';
import type { ProgrammeEntry } from '#/domain/catalogue/programmes/programme-entry.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import {
  insertCourse,
  lockCourse,
  setPublished,
  takeNextId,
  updateCourse,
} from '../course-desk-repository.ts';
import { changedMeanwhile, changesOf, pictureOf } from '../save-course.ts';
import { hasEditions } from './edition-repository.ts';
import {
  findAreaSlug,
  findCoursesOf,
  findDeskProgramme,
  type DeskProgrammeFound,
  findFiling,
  insertProgramme,
  listCourseIds,
  listEditions,
  listProgrammeCourses,
  listProgrammeRows,
  setCourses,
  setText,
} from './programme-desk-repository.ts';

const slugTaken = () => {
  const message = 'Já existe um programa com este endereço. Escolha outro.';
  return new BackendError(409, 'PROGRAMA_REPETIDO', message, { slug: [message] });
};

export const COURSES_STAY =
  'Este programa já tem edições: os cursos dele ficam. Para outros cursos, crie outro programa.';

const coursesStay = () =>
  new BackendError(409, 'PROGRAMA_COM_EDICOES', COURSES_STAY, { cursos: [COURSES_STAY] });

/** Said of a course that costs nothing, or is sold elsewhere. */
export const notSold = (titulo: string) =>
  `${titulo} não entra em programas: não é um curso vendido por esta loja.`;

export async function readDeskProgrammes(db: Database, now: Date, { pagina }: { pagina: number }) {
  const rows = await listProgrammeRows(db, { page: pagina, now });
  return {
    itens: rows.map(({ total: _, ...row }) => row),
    totalItens: rows[0]?.total ?? 0,
    page: pagina,
  };
}

/** @throws 404 `PROGRAMA_NAO_ENCONTRADO` */
export async function requireProgramme(db: Database, slug: string): Promise<DeskProgrammeFound> {
  const found = await findDeskProgramme(db, slug);
  if (!found) throw new BackendError(404, 'PROGRAMA_NAO_ENCONTRADO', 'Não encontramos este programa.');
  return found;
}

/** @throws 404 `PROGRAMA_NAO_ENCONTRADO` */
export async function readDeskProgramme(db: Database, now: Date, slug: string): Promise<DeskProgramme> {
  const { id_produto, areaSlug, cores, ...programme } = await requireProgramme(db, slug);
  const [cursos, editions] = await Promise.all([
    listProgrammeCourses(db, id_produto, now),
    listEditions(db, id_produto),
  ]);
  const edicoes = editions.map(({ preco_centavos, soma_centavos, ...edition }) => ({
    ...edition,
    preco: centsToReais(preco_centavos),
    soma: centsToReais(soma_centavos),
  }));
  return { ...programme, imagem: shownPicture({ ...programme, areaSlug, cores }), cursos, edicoes };
}

/** Makes one that isn't on sale. @throws 409 `PROGRAMA_REPETIDO`; 422 `TEXTO_RECUSADO`, `CURSO_RECUSADO` */
export async function createProgramme(editor: Editor, slug: string, entry: ProgrammeEntry): Promise<void> {
  assertMarkdown('texto', entry.texto);
  try {
    await editor.db.transaction(async (tx) => {
      const id = await takeNextId(tx, 'courses', 'id_produto');
      await addProgramme(tx, { id, slug, entry, published: false, now: editor.now });
      await actOf({ ...editor, db: tx }, 'CRIOU_PROGRAMA', `programa ${slug}`, { depois: entry });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? slugTaken() : error;
  }
}

/**
 * @throws 404 `PROGRAMA_NAO_ENCONTRADO`; 409 `PROGRAMA_ALTERADO`, `PROGRAMA_COM_EDICOES`; 422
 *   `TEXTO_RECUSADO`, `CURSO_RECUSADO`
 */
export async function saveProgramme(
  editor: Editor,
  slug: string,
  version: number,
  entry: ProgrammeEntry,
): Promise<number> {
  assertMarkdown('texto', entry.texto);
  return editor.db.transaction(async (tx) => {
    const { id_produto: id } = await requireProgramme(tx, slug);
    await lockCourse(tx, id);
    const known = await requireProgramme(tx, slug);
    const cursos = await listCourseIds(tx, id);
    const changes = changesOf({ ...known, cursos }, entry);
    const setsCourses = 'cursos' in changes.depois;
    const saved = await changeProgramme(tx, { known, version, entry, setsCourses, now: editor.now });
    if (saved === undefined) throw changedMeanwhile('PROGRAMA_ALTERADO');
    await actOf({ ...editor, db: tx }, 'ALTEROU_PROGRAMA', `programa ${slug}`, changes);
    return saved;
  });
}

interface NewProgramme {
  id: number;
  slug: string;
  entry: ProgrammeEntry;
  published: boolean;
  now: Date;
}

/** @throws 409 `PROGRAMA_REPETIDO`; 422 `CURSO_RECUSADO` */
export async function addProgramme(
  tx: Database,
  { id, slug, entry, published, now }: NewProgramme,
): Promise<void> {
  const row = await toRow(tx, entry, now);
  await insertCourse(tx, { ...row, id_produto: id, slug: courseSlugOf(slug), publicado: published });
  if (!(await insertProgramme(tx, { id_produto: id, slug, texto: entry.texto }))) throw slugTaken();
  await setCourses(tx, id, entry.cursos);
}

/** Of the course that a programme is. */
export const courseSlugOf = (slug: string) => `programa-${slug}`;

interface ChangedProgramme {
  known: Pick<DeskProgrammeFound, 'id_produto' | 'imagem' | 'areaSlug'>;
  version: number;
  entry: ProgrammeEntry;
  setsCourses: boolean;
  /** Left out: as it is. */
  published?: boolean;
  now: Date;
}

/**
 * The new version; undefined when it was changed since. The programme is locked.
 * @throws 409 `PROGRAMA_COM_EDICOES`; 422 `CURSO_RECUSADO`
 */
export async function changeProgramme(
  tx: Database,
  { known, version, entry, setsCourses, published, now }: ChangedProgramme,
): Promise<number | undefined> {
  const { id_produto: id, areaSlug } = known;
  const { preco_original_centavos: sum, imagem, ...row } = await toRow(tx, entry, now);
  // Of the first course's area, where it isn't a picture of the programme's own.
  const isDrawn = known.imagem === pictureOf(areaSlug);
  const withEditions = await hasEditions(tx, id);
  const saved = await updateCourse(tx, id, version, {
    ...row,
    ...(isDrawn && { imagem }),
    ...(published !== undefined && { publicado: published }),
    // What it costs and how long it takes is said by its editions.
    ...(withEditions ? { carga_horaria: undefined } : { preco_original_centavos: sum }),
  });
  if (saved === undefined) return undefined;
  if (withEditions && setsCourses) throw coursesStay();
  await setText(tx, id, entry.texto);
  if (setsCourses) await setCourses(tx, id, entry.cursos);
  return saved;
}

/** @throws 404 `PROGRAMA_NAO_ENCONTRADO` */
export async function publishProgramme(editor: Editor, slug: string, published: boolean): Promise<void> {
  await editor.db.transaction(async (tx) => {
    const { id_produto } = await requireProgramme(tx, slug);
    if (!(await setPublished(tx, id_produto, published, editor.now, true))) return;
    const act = published ? 'PUBLICOU_PROGRAMA' : 'TIROU_PROGRAMA_DO_AR';
    await actOf({ ...editor, db: tx }, act, `programa ${slug}`);
  });
}

const MOST_SEARCH_TERMS = 300;

async function toRow(tx: Database, entry: ProgrammeEntry, now: Date) {
  const parts = await findCoursesOf(tx, entry.cursos);
  if (parts.length < entry.cursos.length) {
    const known = new Set(parts.map(({ id_produto }) => id_produto));
    const unknown = entry.cursos.filter((id) => !known.has(id));
    throw refusedField('CURSO_RECUSADO', 'cursos', `Não há curso com o número ${unknown.join(', ')}.`);
  }
  const refused = parts.find(({ recusado }) => recusado);
  if (refused) throw refusedField('CURSO_RECUSADO', 'cursos', notSold(refused.titulo));
  const filing = await findFiling(tx, parts[0]!.id_produto);
  const sum = (of: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + of(part), 0);
  return {
    ...filing,
    titulo: entry.titulo,
    descricao: entry.resumo,
    objetivos: [],
    conteudo: [],
    carga_horaria: sum(({ carga_horaria }) => carga_horaria),
    duracao_meses: Math.max(
      1,
      sum(({ duracao_meses }) => duracao_meses),
    ),
    certificacao: 'Cada curso do programa tem o seu próprio certificado.',
    imagem: pictureOf(await findAreaSlug(tx, filing.id_grupo_area_atuacao)),
    termos_busca: parts
      .map(({ titulo }) => titulo)
      .join(' ')
      .slice(0, MOST_SEARCH_TERMS),
    gratuito: false,
    preco_original_centavos: sum(({ preco_centavos }) => preco_centavos),
    programa: true,
    atualizado_em: now,
  };
}
