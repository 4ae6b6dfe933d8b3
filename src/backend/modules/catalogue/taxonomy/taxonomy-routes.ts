import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { promiseOfCourses } from '../search/promised-installments.ts';
import { resolvePage } from './page-service.ts';
import { taxonomyLists } from './taxonomy-lists.ts';
import {
  getArea,
  getModality,
  listAreaGroupsWithCourses,
  listCities,
  listCitiesWithCourses,
  listModalityShelf,
} from './taxonomy-service.ts';

async function listShelf(context: RequestContext, modality: string, count: number) {
  const { db, clock, maxItems } = context;
  const now = clock();
  const courses = await listModalityShelf(db, now, modality, Math.min(count, maxItems));
  return promiseOfCourses(courses, context, now);
}

export const taxonomyRoutes = {
  listModalities: os.taxonomy.listModalities.handler(({ context: { db } }) => taxonomyLists.modalities(db)),
  getModality: os.taxonomy.getModality.handler(({ input, context: { db } }) => getModality(db, input.id)),
  listAreaGroups: os.taxonomy.listAreaGroups.handler(({ context: { db } }) => taxonomyLists.areaGroups(db)),
  listAreaGroupsByModality: os.taxonomy.listAreaGroupsByModality.handler(({ input, context: { db } }) =>
    taxonomyLists.areaGroupsOfModality(db, input.id),
  ),
  listAreaGroupsWithCourses: os.taxonomy.listAreaGroupsWithCourses.handler(
    ({ input, context: { db, clock } }) => listAreaGroupsWithCourses(db, clock(), input.id),
  ),
  getArea: os.taxonomy.getArea.handler(({ input, context: { db } }) => getArea(db, input.id)),
  listCoursesByArea: os.taxonomy.listCoursesByArea.handler(({ context: { db } }) =>
    taxonomyLists.areaGroupsWithTotals(db),
  ),
  listGraduationCourses: os.taxonomy.listGraduationCourses.handler(({ input, context }) =>
    listShelf(context, 'graduacao', input.quantidade),
  ),
  listTechnicalCourses: os.taxonomy.listTechnicalCourses.handler(({ input, context }) =>
    listShelf(context, 'cursos-tecnicos', input.quantidade),
  ),
  listQuickCourses: os.taxonomy.listQuickCourses.handler(({ input, context }) =>
    listShelf(context, 'cursos-rapidos', input.quantidade),
  ),
  getModalityServices: os.taxonomy.getModalityServices.handler(({ context: { db } }) =>
    taxonomyLists.modalitiesWithTotals(db),
  ),
  listCities: os.taxonomy.listCities.handler(({ input, context: { db } }) =>
    listCities(db, { nome: input.nome }),
  ),
  listCitiesByState: os.taxonomy.listCitiesByState.handler(({ input, context: { db } }) =>
    listCities(db, { uf: input.uf }),
  ),
  listCitiesWithCourses: os.taxonomy.listCitiesWithCourses.handler(({ input, context: { db, clock } }) =>
    listCitiesWithCourses(db, clock(), input.nome),
  ),
  listStates: os.taxonomy.listStates.handler(({ context: { db } }) => taxonomyLists.states(db)),
  listUnits: os.taxonomy.listUnits.handler(({ context: { db } }) => taxonomyLists.units(db)),
  listCourseTypes: os.taxonomy.listCourseTypes.handler(({ context: { db } }) =>
    taxonomyLists.courseTypes(db),
  ),
  resolvePage: os.taxonomy.resolvePage.handler(({ input, context: { db, clock } }) =>
    resolvePage(db, clock(), input.segmento),
  ),
};
