import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { categorySlug } from '#/domain/catalogue/category.ts';
import { idParam, integerParam, textSchema } from '../wire.ts';
import { cityRefSchema, courseSummarySchema } from './course.ts';
import { MAX_COURSES } from './search.ts';

const modalityFields = v.object({
  id_modalidade: v.number(),
  nome: v.string(),
  slug: v.optional(v.string()),
  icone_slug: v.optional(v.string()),
  descricao: v.optional(v.string(), ''),
  ativo: v.optional(v.boolean(), true),
  url_imagem: v.optional(v.nullable(v.string()), null),
});

/** Lists link by the slug of the name, other menus by `icone_slug` (CATALOGUE-6). */
function withSlugs<
  Fields extends { nome: string; slug?: string | undefined; icone_slug?: string | undefined },
>(modality: Fields) {
  const slug = modality.slug ?? categorySlug(modality.nome);
  return { ...modality, slug, icone_slug: modality.icone_slug ?? slug };
}

/** A backend must send id and name; the rest is optional and then derived from them (CATALOGUE-16). */
export const modalitySchema = v.pipe(modalityFields, v.transform(withSlugs));
export type Modality = v.InferOutput<typeof modalitySchema>;

export const areaGroupSchema = v.object({
  id_grupo_area_atuacao: v.number(),
  nome: v.string(),
  descricao: v.string(),
  icone_slug: v.string(),
});
export type AreaGroup = v.InferOutput<typeof areaGroupSchema>;

export const areaSchema = v.object({
  id_area_atuacao: v.number(),
  nome: v.string(),
  grupo: areaGroupSchema,
});

export const citySchema = v.object({ ...cityRefSchema.entries, destaque: v.nullable(v.number()) });
export type City = v.InferOutput<typeof citySchema>;

const shelfInput = v.object({
  quantidade: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(MAX_COURSES)), MAX_COURSES),
});

export const listModalities = oc
  .route({ method: 'GET', path: '/api/modalidades', summary: 'Modalidades ativas' })
  .output(v.array(modalitySchema));

export const getModality = oc
  .route({ method: 'GET', path: '/api/modalidade/{id}', summary: 'Modalidade' })
  .input(v.object({ id: idParam }))
  .output(modalitySchema);

export const listAreaGroups = oc
  .route({ method: 'GET', path: '/api/grupo-area-atuacao', summary: 'Áreas' })
  .output(v.array(areaGroupSchema));

export const listAreaGroupsByModality = oc
  .route({
    method: 'GET',
    path: '/api/grupo-area-atuacao-por-modalidade/{id}',
    summary: 'Áreas de uma modalidade',
  })
  .input(v.object({ id: idParam }))
  .output(v.array(areaGroupSchema));

export const listAreaGroupsWithCourses = oc
  .route({
    method: 'GET',
    path: '/api/grupo-area-atuacao-com-cursos-por-modalidade/{id}',
    summary: 'Áreas de uma modalidade, com seus cursos',
  })
  .input(v.object({ id: idParam }))
  .output(v.array(v.object({ ...areaGroupSchema.entries, cursos: v.array(courseSummarySchema) })));

export const getArea = oc
  .route({ method: 'GET', path: '/api/area-atuacao/{id}', summary: 'Área de atuação' })
  .input(v.object({ id: idParam }))
  .output(areaSchema);

/** Courses counted by area group. */
export const listCoursesByArea = oc
  .route({ method: 'GET', path: '/api/produtos-area-atuacao', summary: 'Quantos cursos há em cada área' })
  .output(v.array(v.object({ ...areaGroupSchema.entries, total: v.number() })));

export const listGraduationCourses = oc
  .route({ method: 'GET', path: '/api/produto-modalidade/graduacao', summary: 'Cursos de graduação' })
  .input(shelfInput)
  .output(v.array(courseSummarySchema));

export const listTechnicalCourses = oc
  .route({ method: 'GET', path: '/api/produto-modalidade/cursos-tecnicos', summary: 'Cursos técnicos' })
  .input(shelfInput)
  .output(v.array(courseSummarySchema));

export const listQuickCourses = oc
  .route({ method: 'GET', path: '/api/produto-modalidade/cursos-rapidos', summary: 'Cursos profissionais' })
  .input(shelfInput)
  .output(v.array(courseSummarySchema));

/** Modalities with how many published courses each has. */
export const getModalityServices = oc
  .route({ method: 'GET', path: '/api/getModalityServices', summary: 'Modalidades, com o número de cursos' })
  .output(
    v.array(v.pipe(v.object({ ...modalityFields.entries, total: v.number() }), v.transform(withSlugs))),
  );

/** All cities, or those whose name contains `nome`, accents and case ignored. */
export const listCities = oc
  .route({ method: 'GET', path: '/api/cidade', summary: 'Cidades' })
  .input(v.object({ nome: v.optional(textSchema(80)) }))
  .output(v.array(citySchema));

export const listCitiesByState = oc
  .route({ method: 'GET', path: '/api/cidade/uf', summary: 'Cidades de um estado' })
  .input(v.object({ uf: v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)) }))
  .output(v.array(citySchema));

/** Cities with an open offer, optionally filtered as in `/api/cidade`. */
export const listCitiesWithCourses = oc
  .route({ method: 'GET', path: '/api/cidades-com-produto', summary: 'Cidades com turmas abertas' })
  .input(v.object({ nome: v.optional(textSchema(80)) }))
  .output(v.array(v.object({ ...citySchema.entries, total: v.number() })));

export const listStates = oc
  .route({ method: 'GET', path: '/api/estado', summary: 'Estados' })
  .output(v.array(v.object({ uf: v.string(), nome: v.string() })));

/** Units that are open, by city and name. */
export const listUnits = oc.route({ method: 'GET', path: '/api/unidade', summary: 'Unidades' }).output(
  v.array(
    v.object({
      id_unidade: v.number(),
      nome: v.string(),
      endereco: v.string(),
      cep: v.string(),
      telefone: v.string(),
      cidade: v.string(),
      uf: v.string(),
    }),
  ),
);

export const listCourseTypes = oc
  .route({ method: 'GET', path: '/api/tipo-curso', summary: 'Tipos de curso' })
  .output(v.array(v.object({ id_tipo_curso: v.number(), nome: v.string() })));

/** What one URL segment names, in the order in which it is resolved (PAGE-1). */
export const pageTargetSchema = v.variant('tipo', [
  v.object({ tipo: v.literal('modalidade'), modalidade: modalitySchema }),
  v.object({ tipo: v.literal('area'), area: areaGroupSchema }),
  v.object({ tipo: v.literal('cidade'), cidade: citySchema }),
  v.object({ tipo: v.literal('modalidade-cidade'), modalidade: modalitySchema, cidade: citySchema }),
  v.object({
    tipo: v.literal('campanha'),
    campanha: v.object({ tag_url: v.string(), titulo: v.string(), descricao: v.string() }),
  }),
]);
export type PageTarget = v.InferOutput<typeof pageTargetSchema>;

/** 404 `PAGINA_NAO_ENCONTRADA` when the segment names nothing. */
export const resolvePage = oc
  .route({ method: 'GET', path: '/api/pagina/{segmento}', summary: 'O que um segmento de endereço nomeia' })
  .input(v.object({ segmento: textSchema(150) }))
  .output(pageTargetSchema);
