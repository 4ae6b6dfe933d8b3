import type { Database } from '#/backend/db/database.ts';
import { insertRows } from '#/backend/db/insert-rows.ts';
import * as catalogue from '#/backend/db/schema/catalogue.ts';
import { stateRows } from '../content/reference-lists.ts';
import { areaGroupContent, areaSlugs } from './area-groups.ts';
import { areaRows } from './area-rows.ts';
import { courseTypeNames } from './course-rows.ts';

/** Areas, states and types of courses, which are the same for every school. */
export async function insertSubjects(db: Database): Promise<void> {
  await insertRows(
    db,
    catalogue.areaGroups,
    areaSlugs.map((slug, index) => ({
      id_grupo_area_atuacao: index + 1,
      nome: areaGroupContent[slug].nome,
      icone_slug: slug,
      descricao: areaGroupContent[slug].descricao,
    })),
  );
  await insertRows(db, catalogue.areas, areaRows);
  await insertRows(db, catalogue.states, stateRows);
  await insertRows(
    db,
    catalogue.courseTypes,
    courseTypeNames.map((nome, index) => ({ id_tipo_curso: index + 1, nome })),
  );
}
