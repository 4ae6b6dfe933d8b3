import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { CourseSummary } from '#/contract/catalogue/course.ts';
import type { SearchInput } from '#/contract/catalogue/search.ts';
import { foldText } from '#/domain/text/slug.ts';
import { searchCourses } from '../search/search-service.ts';
import {
  findArea,
  findModality,
  listAreaGroupsOfModality,
  selectCities,
  selectCitiesWithCourses,
} from './taxonomy-repository.ts';

const MAX_COURSES = 5000;

/**
 * An active modality.
 * @throws 404 `MODALIDADE_NAO_ENCONTRADA`
 */
export async function getModality(db: Database, id: number) {
  const modality = await findModality(db, id);
  if (!modality) throw new BackendError(404, 'MODALIDADE_NAO_ENCONTRADA', 'Não encontramos esta modalidade.');
  return modality;
}

/**
 * An area with its group.
 * @throws 404 `AREA_NAO_ENCONTRADA`
 */
export async function getArea(db: Database, id: number) {
  const area = await findArea(db, id);
  if (!area) throw new BackendError(404, 'AREA_NAO_ENCONTRADA', 'Não encontramos esta área.');
  return area;
}

export async function listAreaGroupsWithCourses(db: Database, now: Date, modalityId: number) {
  const [groups, courses] = await Promise.all([
    listAreaGroupsOfModality(db, modalityId),
    listShelf(db, now, { id_modalidade: [modalityId], ordem: 'a-z' }, MAX_COURSES),
  ]);
  return groups.map((group) => ({
    ...group,
    cursos: courses.filter((course) => course.id_grupo_area_atuacao === group.id_grupo_area_atuacao),
  }));
}

export function listModalityShelf(
  db: Database,
  now: Date,
  slug: string,
  count: number,
): Promise<CourseSummary[]> {
  return listShelf(db, now, { modalidade: [slug], ordem: 'mais-vendidos' }, count);
}

/** Cities by name; `nome` narrows to those that contain it, accents and case aside. */
export function listCities(db: Database, { nome, uf }: { nome?: string | undefined; uf?: string }) {
  return selectCities(db, { ...(nome ? { name: foldText(nome) } : {}), ...(uf ? { uf } : {}) });
}

/** Cities with an open offer and in how many courses; `nome` narrows as in {@link listCities}. */
export function listCitiesWithCourses(db: Database, now: Date, nome: string | undefined) {
  return selectCitiesWithCourses(db, nome ? foldText(nome) : undefined, now);
}

async function listShelf(
  db: Database,
  now: Date,
  filters: Pick<SearchInput, 'id_modalidade' | 'modalidade' | 'ordem'>,
  count: number,
): Promise<CourseSummary[]> {
  const { itens, aproximado } = await searchCourses(db, now, { ...filters, quantidade: count, pagina: 1 });
  return aproximado ? [] : itens;
}
