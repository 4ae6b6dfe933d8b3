import * as v from 'valibot';
import type { DeskCourse } from '#/contract/catalogue/course-desk.ts';
import { courseEntrySchema, type CourseEntry } from '#/domain/catalogue/course-entry.ts';
import { readModules, writeModules } from '#/domain/catalogue/module-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import {
  errorsOf,
  numberText,
  readTypedFields,
  reaisText,
  toLines,
  toNumber,
  toNumbers,
  toOptionalReais,
  toReais,
} from '#/storefront/shared/desk/typed-values.ts';

const courseFields = [
  'versao',
  'titulo',
  'id_modalidade',
  'id_area_atuacao',
  'id_tipo_curso',
  'descricao',
  'publico_alvo',
  'objetivos',
  'conteudo',
  'carga_horaria',
  'duracao_meses',
  'certificacao',
  'requisitos',
  'video_url',
  'termos_busca',
  'relacionados',
  'gratuito',
  'preco_original',
  'preco_promocional',
  'periodo_preco',
] as const;
type CourseField = (typeof courseFields)[number];
export type CourseEntries = Record<CourseField, string>;

export const readCourseEntries = (data: FormData): CourseEntries => readTypedFields(data, courseFields);

export const courseLabels = {
  titulo: 'Nome do curso',
  id_modalidade: 'Modalidade',
  id_area_atuacao: 'Área',
  id_tipo_curso: 'Tipo',
  descricao: 'Apresentação',
  objetivos: 'O que a pessoa vai saber fazer',
  conteudo: 'Módulos',
  carga_horaria: 'Carga horária',
  duracao_meses: 'Duração em meses',
  publico_alvo: 'Público',
  requisitos: 'Requisitos',
  certificacao: 'Certificado',
  video_url: 'Vídeo no YouTube',
  termos_busca: 'Outras palavras com que se procura este curso',
  relacionados: 'Cursos para mostrar junto',
  preco_original: 'Preço cheio em reais',
  preco_promocional: 'Preço com desconto',
  periodo_preco: 'O preço paga',
} as const;

function typed(entries: CourseEntries) {
  const read = readModules(entries.conteudo);
  const isFree = entries.gratuito !== '';
  return {
    ...entries,
    id_modalidade: toNumber(entries.id_modalidade),
    id_area_atuacao: toNumber(entries.id_area_atuacao),
    id_tipo_curso: toNumber(entries.id_tipo_curso),
    objetivos: toLines(entries.objetivos),
    conteudo: 'modules' in read ? read.modules : [],
    carga_horaria: toNumber(entries.carga_horaria),
    duracao_meses: toNumber(entries.duracao_meses),
    relacionados: toNumbers(entries.relacionados),
    video_url: entries.video_url === '' ? null : entries.video_url,
    preco_original: isFree ? 0 : toReais(entries.preco_original),
    preco_promocional: isFree ? null : toOptionalReais(entries.preco_promocional),
  };
}

export function validateCourse(entries: CourseEntries): FieldErrors {
  const read = readModules(entries.conteudo);
  return {
    ...errorsOf(courseEntrySchema, typed(entries), courseLabels),
    ...('problem' in read && { conteudo: read.problem }),
  };
}

export const toCourse = (entries: CourseEntries): CourseEntry => v.parse(courseEntrySchema, typed(entries));

/** The fields of the form of a stored course. */
export function courseTexts(course: DeskCourse): CourseEntries {
  return {
    ...course,
    versao: String(course.versao),
    id_modalidade: String(course.id_modalidade),
    id_area_atuacao: String(course.id_area_atuacao),
    id_tipo_curso: String(course.id_tipo_curso),
    objetivos: course.objetivos.join('\n'),
    conteudo: writeModules(course.conteudo),
    carga_horaria: numberText(course.carga_horaria),
    duracao_meses: numberText(course.duracao_meses),
    relacionados: course.relacionados.join(', '),
    video_url: course.video_url ?? '',
    gratuito: course.preco_original === 0 ? 'sim' : '',
    preco_original: reaisText(course.preco_original),
    preco_promocional: reaisText(course.preco_promocional),
  };
}

export const newCourse = {
  ...(Object.fromEntries(courseFields.map((field) => [field, ''])) as CourseEntries),
  periodo_preco: 'curso',
};

export const courseSavedText = 'Curso salvo.';
