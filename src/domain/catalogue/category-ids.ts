/** Ids of the categories, which are the modalities (CATALOGUE-1). */
export const CATEGORY_IDS = {
  'Cursos Gratuitos': 0,
  'Cursos em SSI': 1,
  'Cursos Profissionais': 3,
  'Aprendizagem Industrial': 4,
  'Ensino Médio Senai': 5,
  'Curso Técnico': 6,
  'Pós-Técnico': 7,
  Graduação: 8,
  'Pós-Graduação': 9,
  'Extensão Profissional': 10,
  'Ensino Médio': 11,
  'Educação Infantil': 12,
  'Ensino Fundamental': 13,
  'Educação de Jovens e Adultos': 14,
  'Educação Continuada': 15,
} as const;

/** The free courses, which are no modality of their own (CATALOGUE-2). */
export const FREE_CATEGORY = {
  id_modalidade: CATEGORY_IDS['Cursos Gratuitos'],
  nome: 'Cursos Gratuitos',
} as const;
