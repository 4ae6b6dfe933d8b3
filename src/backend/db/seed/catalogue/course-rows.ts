import type { courses } from '#/backend/db/schema/catalogue.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { slugify } from '#/domain/text/slug.ts';
import { areaGroupContent, areaSlugs } from './area-groups.ts';
import { areaRows } from './area-rows.ts';
import type { CourseDraft, CourseTypeName } from './course-draft.ts';
import type { ModalityId } from './modalities.ts';
import { modalityContent } from './modalities.ts';
import { modalityTexts, safetyTraining } from './modality-texts.ts';
import { splitModules } from './modules.ts';
import { priceCourse } from './pricing.ts';
import { createRandom } from '../random.ts';

type CourseRow = typeof courses.$inferInsert;
export type SeededCourse = { row: CourseRow; draft: CourseDraft; modality: ModalityId; installments: number };

export const courseTypeNames: readonly CourseTypeName[] = [
  'Técnico',
  'Qualificação Profissional',
  'Aperfeiçoamento Profissional',
  'Iniciação Profissional',
  'Aprendizagem Industrial',
  'Segurança e Saúde no Trabalho',
  'Graduação Tecnológica',
  'Bacharelado',
  'Especialização',
  'MBA',
  'Extensão',
  'Especialização Técnica',
  'Ensino Médio',
  'Ensino Fundamental',
  'Educação Infantil',
  'Educação de Jovens e Adultos',
  'Educação Continuada',
];

const FIRST_COURSE_ID = 1001;

/**
 * The rest of the row by rules: the same draft always gives the same course. `updatedAt` is the
 * day of seeding.
 */
export function buildCourse(
  draft: CourseDraft,
  modality: ModalityId,
  index: number,
  now: Date,
): SeededCourse {
  const random = createRandom(`${modality} ${draft.titulo}`);
  const group = areaGroupContent[draft.area];
  const texts = modalityTexts[modality];
  const price = priceCourse(draft, modality, random);
  const { ambiente, mercado } = modality === 1 ? safetyTraining : group;
  const market = random.pick(modality === 3 ? [...mercado, ...group.oficio] : mercado);
  const closing = random.pick(texts.fecho);
  const school = modality === 5 || modality >= 11;
  return {
    draft,
    modality,
    installments: price.installments,
    row: {
      id_produto: FIRST_COURSE_ID + index,
      titulo: draft.titulo,
      slug: slugify(draft.titulo),
      id_modalidade: modality,
      id_grupo_area_atuacao: areaSlugs.indexOf(draft.area) + 1,
      id_area_atuacao: areaOf(draft),
      id_tipo_curso: courseTypeNames.indexOf(draft.tipo ?? defaultType(modality, draft.horas)) + 1,
      descricao: [
        draft.texto,
        draft.ead || school || (modality >= 8 && modality <= 10)
          ? draft.pratica
          : `${draft.pratica} ${random.pick(ambiente)}`,
        ...(school ? [closing] : [market, closing]),
      ].join('\n\n'),
      publico_alvo: draft.publico ?? audienceOf(draft, modality),
      objetivos: draft.objetivos.split('; '),
      conteudo: splitModules(draft.modulos.split('; '), draft.horas, draft.area, random),
      carga_horaria: draft.horas,
      duracao_meses: draft.meses ?? defaultMonths(modality, draft.horas),
      certificacao: texts.certificacao,
      requisitos: texts.requisitos,
      video_url: index % 12 === 5 ? videoUrls[index % videoUrls.length] : null,
      imagem: `/images/product/areas_group/${draft.area}/${draft.area}-desk.webp`,
      tags: tagsOf(draft, modality),
      termos_busca: [draft.termos, group.nome, nameOf(modality)].join(' '),
      gratuito: price.original === 0,
      preco_original_centavos: price.original,
      preco_promocional_centavos: price.promotional,
      periodo_preco: price.period,
      atualizado_em: now,
    },
  };
}

/** Both forms of a link (TEXT-6); a film under a free licence. */
const videoUrls = ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'];

function audienceOf({ area }: CourseDraft, modality: ModalityId): string {
  const { nome, iniciantes, profissionais } = areaGroupContent[area];
  switch (modality) {
    case 1:
      return 'Trabalhadores que executam ou supervisionam as atividades de que o treinamento trata, e empresas que precisam preparar suas equipes.';
    case 7:
      return profissionais;
    case 9:
      return `Profissionais graduados que atuam ou querem atuar na área de ${nome}.`;
    case 10:
      return `Profissionais e estudantes de graduação interessados na área de ${nome}.`;
    case 4:
      return 'Jovens de 14 a 23 anos contratados como aprendizes por indústrias da região.';
    case 5:
    case 11:
      return 'Estudantes que concluíram o Ensino Fundamental e suas famílias.';
    case 6:
      return `Quem cursa ou concluiu o Ensino Médio e procura uma carreira técnica na área de ${nome}.`;
    case 8:
      return `Quem concluiu o Ensino Médio e quer uma formação superior na área de ${nome}.`;
    case 12:
    case 13:
      return 'Crianças e adolescentes em idade escolar e suas famílias.';
    case 14:
      return 'Jovens e adultos que não concluíram os estudos na idade prevista.';
    case 15:
      return 'Pessoas de todas as idades que gostam de aprender fazendo.';
    case 3:
      return iniciantes;
  }
}

function nameOf(modality: ModalityId): string {
  return categoryName(modalityContent.find(({ id }) => id === modality)?.nome ?? '');
}

function areaOf(draft: CourseDraft): number {
  const inGroup = areaRows.filter((row) => row.id_grupo_area_atuacao === areaSlugs.indexOf(draft.area) + 1);
  const content = areaGroupContent[draft.area].areas;
  const matched = content.findIndex(({ match }) => match?.test(draft.titulo));
  return inGroup[matched < 0 ? content.findIndex(({ match }) => !match) : matched]!.id_area_atuacao;
}

function defaultType(modality: ModalityId, hours: number): CourseTypeName {
  if (modality === 3) {
    if (hours >= 160) return 'Qualificação Profissional';
    return hours >= 40 ? 'Aperfeiçoamento Profissional' : 'Iniciação Profissional';
  }
  return typeByModality[modality];
}

const typeByModality: Record<Exclude<ModalityId, 3>, CourseTypeName> = {
  1: 'Segurança e Saúde no Trabalho',
  4: 'Aprendizagem Industrial',
  5: 'Ensino Médio',
  6: 'Técnico',
  7: 'Especialização Técnica',
  8: 'Graduação Tecnológica',
  9: 'Especialização',
  10: 'Extensão',
  11: 'Ensino Médio',
  12: 'Educação Infantil',
  13: 'Ensino Fundamental',
  14: 'Educação de Jovens e Adultos',
  15: 'Educação Continuada',
};

function defaultMonths(modality: ModalityId, hours: number): number {
  if (modality === 6) return hours >= 1200 ? 24 : 18;
  if (modality === 4) return hours >= 800 ? 18 : 12;
  if (modality === 8) return hours >= 3000 ? 60 : hours >= 2400 ? 36 : 30;
  if (modality === 9) return Math.round(hours / 28);
  if (modality === 5 || modality === 11) return 36;
  return Math.round(hours / 44);
}

function tagsOf(draft: CourseDraft, modality: ModalityId): string[] {
  const tags = draft.termos
    .split(' ')
    .filter((word) => word.length > 3)
    .slice(0, 4)
    .map(slugify);
  if (/solar|energia|clp|eletric|frigor|PMOC|fotovolt/i.test(draft.titulo)) tags.push('semana-da-energia');
  if (modality === 3 && draft.horas <= 40) tags.push('cursos-de-verao');
  if (modality === 6) tags.push('volta-as-aulas');
  if (draft.area === 'tecnologia-da-informacao') tags.push('carreiras-em-tecnologia');
  return [...new Set(tags)];
}
