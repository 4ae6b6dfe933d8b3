import type { Database } from '#/backend/db/database.ts';
import { insertBaseData } from '#/backend/db/seed/base-data.ts';
import { taxonomyLists } from '#/backend/modules/catalogue/taxonomy/taxonomy-lists.ts';
import { storedList } from '#/backend/db/stored-json.ts';
import type { CourseOptions, DeskCourse, DeskOffer } from '#/contract/catalogue/course-desk.ts';
import { centsToReais, optionalReais } from '#/domain/sale/money.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { findCourse, listAreas, listDeskCourseRows, listModalities } from './course-desk-repository.ts';
import { listOffersOf } from './offer-desk-repository.ts';
import { courseNotFound } from './save-course.ts';
import { listUnits } from './unit-repository.ts';

/** A page of the school's courses, found by the words of their title. */
export async function readDeskCourses(
  db: Database,
  now: Date,
  { pagina, busca }: { pagina: number; busca: string },
) {
  const words = busca.split(/\s+/).filter(Boolean).slice(0, 8);
  const rows = await listDeskCourseRows(db, { page: pagina, words, today: calendarDay(now) });
  return {
    itens: rows.map(({ total: _, atualizado_em, modalidade, ...row }) => ({
      ...row,
      modalidade: { ...modalidade, nome: categoryName(modalidade.nome) },
      atualizado_em: atualizado_em.toISOString(),
    })),
    totalItens: rows[0]?.total ?? 0,
    page: pagina,
  };
}

/** @throws 404 `CURSO_NAO_ENCONTRADO` */
export async function readCourse(db: Database, courseId: number): Promise<DeskCourse> {
  const [found, offers] = await Promise.all([findCourse(db, courseId), listOffersOf(db, courseId)]);
  if (!found) throw courseNotFound();
  const { course, modalitySlug } = found;
  return {
    ...course,
    modalidade_slug: modalitySlug,
    conteudo: storedList(course.conteudo),
    preco_original: centsToReais(course.preco_original_centavos),
    preco_promocional: optionalReais(course.preco_promocional_centavos),
    turmas: offers.map(toDeskOffer),
  };
}

function toDeskOffer(row: Awaited<ReturnType<typeof listOffersOf>>[number]): DeskOffer {
  return {
    ...row,
    vagas_ocupadas: row.vagas_total === null ? null : row.vagas_total - (row.vagas_disponiveis ?? 0),
    preco_original: centsToReais(row.preco_original_centavos),
    preco_promocional: optionalReais(row.preco_promocional_centavos),
  };
}

/** A shop that was set up before it brought these lists gets them now. */
export async function readCourseOptions(db: Database): Promise<CourseOptions> {
  const options = await readOptions(db);
  if (options.modalidades.length > 0) return options;
  await db.transaction((tx) => insertBaseData(tx));
  return readOptions(db);
}

async function readOptions(db: Database): Promise<CourseOptions> {
  const [modalidades, areas, tipos, unidades] = await Promise.all([
    listModalities(db),
    listAreas(db),
    taxonomyLists.courseTypes(db),
    listUnits(db),
  ]);
  return {
    modalidades: modalidades.map(({ nome, ...row }) => ({ ...row, nome: categoryName(nome) })),
    areas,
    tipos,
    unidades,
  };
}
