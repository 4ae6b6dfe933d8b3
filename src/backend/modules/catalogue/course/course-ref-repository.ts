import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { areaGroups, courses, modalities } from '#/backend/db/schema/catalogue.ts';
import { schoolColours } from '#/backend/db/schema/school.ts';

export async function listCourseRefs(db: Database, ids: number[]) {
  return db
    .select({
      id_produto: courses.id_produto,
      titulo: courses.titulo,
      slug: courses.slug,
      imagem: courses.imagem,
      cores: schoolColours,
      modalidade: {
        id_modalidade: modalities.id_modalidade,
        nome: modalities.nome,
        slug: modalities.slug,
      },
      grupo_area: {
        id_grupo_area_atuacao: areaGroups.id_grupo_area_atuacao,
        nome: areaGroups.nome,
        icone_slug: areaGroups.icone_slug,
      },
    })
    .from(courses)
    .innerJoin(modalities, eq(modalities.id_modalidade, courses.id_modalidade))
    .innerJoin(areaGroups, eq(areaGroups.id_grupo_area_atuacao, courses.id_grupo_area_atuacao))
    .where(inArray(courses.id_produto, ids));
}
