import type { Database } from '#/backend/db/database.ts';
import { insertBaseData } from '#/backend/db/seed/base-data.ts';
import { taxonomyLists } from '#/backend/modules/catalogue/taxonomy/taxonomy-lists.ts';
import { storedList } from '#/backend/db/stored-json.ts';
import type { CourseOptions, DeskCourse, DeskOffer, DeskUnit } from '#/contract/catalogue/course-desk.ts';
import type { DeskCourseState } from '#/domain/catalogue/course-list/course-list.ts';
import { pricesInReais } from '#/domain/sale/money.ts';
import { shiftName } from '#/domain/catalogue/offer-labels.ts';
import { offerShifts } from '#/domain/catalogue/offer-values.ts';
import { shownPicture } from '#/backend/modules/catalogue/pictures/shown-picture.ts';
import { findShiftNames } from '#/backend/modules/catalogue/shifts/find-shift-names.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { findCourse, listAreas, listDeskCourseRows, listModalities } from './course-desk-repository.ts';
import { listOffersOf, listTeacherNames } from './offer-desk-repository.ts';
import { courseNotFound } from './save-course.ts';
import { listDeskUnits, listUnits } from './unit-repository.ts';

interface DeskCourseFilters {
  pagina: number;
  busca: string;
  situacao?: DeskCourseState | undefined;
  modalidade?: string | undefined;
}

/** A page of the school's courses, found by the words of their title. */
export async function readDeskCourses(
  db: Database,
  now: Date,
  { pagina, busca, situacao, modalidade: modality }: DeskCourseFilters,
) {
  const words = busca.split(/\s+/).filter(Boolean).slice(0, 8);
  const rows = await listDeskCourseRows(db, { page: pagina, words, state: situacao, modality, now });
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
  const [found, offers, shiftNames] = await Promise.all([
    findCourse(db, courseId),
    listOffersOf(db, courseId),
    findShiftNames(db),
  ]);
  if (!found) throw courseNotFound();
  const { course, modalitySlug, areaSlug, cores } = found;
  return {
    ...course,
    imagem: shownPicture({ ...course, areaSlug, cores }),
    modalidade_slug: modalitySlug,
    conteudo: storedList(course.conteudo),
    ...pricesInReais(course),
    turmas: offers.map((offer) => toDeskOffer(offer, shiftNames[offer.turno])),
  };
}

function toDeskOffer(
  row: Awaited<ReturnType<typeof listOffersOf>>[number],
  nome_turno: string | undefined,
): DeskOffer {
  return {
    ...row,
    ...(nome_turno !== undefined && { nome_turno }),
    vagas_ocupadas: row.vagas_total === null ? null : row.vagas_total - (row.vagas_disponiveis ?? 0),
    ...pricesInReais(row),
  };
}

/** Every unit, with how many of its offers aren't over. */
export function readDeskUnits(db: Database, now: Date): Promise<DeskUnit[]> {
  return listDeskUnits(db, now);
}

/** A shop that was set up before it brought these lists gets them now. */
export async function readCourseOptions(db: Database): Promise<CourseOptions> {
  const options = await readOptions(db);
  if (options.modalidades.length > 0) return options;
  await db.transaction((tx) => insertBaseData(tx));
  return readOptions(db);
}

async function readOptions(db: Database): Promise<CourseOptions> {
  const [modalidades, areas, tipos, unidades, professores, shiftNames] = await Promise.all([
    listModalities(db),
    listAreas(db),
    taxonomyLists.courseTypes(db),
    listUnits(db),
    listTeacherNames(db),
    findShiftNames(db),
  ]);
  return {
    modalidades: modalidades.map(({ nome, ...row }) => ({ ...row, nome: categoryName(nome) })),
    areas,
    tipos,
    turnos: offerShifts.map((turno) => ({
      turno,
      nome: shiftName({ turno, nome_turno: shiftNames[turno] }),
    })),
    unidades,
    professores,
  };
}
