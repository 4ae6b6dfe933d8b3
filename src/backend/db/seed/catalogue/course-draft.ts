import type { AreaSlug } from './area-groups.ts';

/** `objetivos` and `modulos` hold items separated by '; '. `termos` holds trade words used in searches. */
export type CourseDraft = {
  titulo: string;
  area: AreaSlug;
  horas: number;
  texto: string;
  pratica: string;
  objetivos: string;
  modulos: string;
  termos: string;
  publico?: string;
  tipo?: CourseTypeName;
  meses?: number;
  gratuito?: true;
  ead?: true;
  /**
   * Reais of the course, or of the period its modality is priced by, where the rule by modality and hours
   * would not be believable.
   */
  preco?: number;
};

export type CourseTypeName =
  | 'Técnico'
  | 'Qualificação Profissional'
  | 'Aperfeiçoamento Profissional'
  | 'Iniciação Profissional'
  | 'Aprendizagem Industrial'
  | 'Segurança e Saúde no Trabalho'
  | 'Graduação Tecnológica'
  | 'Bacharelado'
  | 'Especialização'
  | 'MBA'
  | 'Extensão'
  | 'Especialização Técnica'
  | 'Ensino Médio'
  | 'Ensino Fundamental'
  | 'Educação Infantil'
  | 'Educação de Jovens e Adultos'
  | 'Educação Continuada';

export function draft(
  titulo: string,
  area: AreaSlug,
  horas: number,
  texto: string,
  pratica: string,
  objetivos: string,
  modulos: string,
  termos: string,
  extra: Partial<CourseDraft> = {},
): CourseDraft {
  return { titulo, area, horas, texto, pratica, objetivos, modulos, termos, ...extra };
}
