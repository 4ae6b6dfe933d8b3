import { foldText, slugify } from './slug.ts';

/** Ids of the categories, which are the modalities (specification section 3). */
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

/** The free courses, which are no modality of their own (section 9). */
export const FREE_CATEGORY = {
  id_modalidade: CATEGORY_IDS['Cursos Gratuitos'],
  nome: 'Cursos Gratuitos',
} as const;
export const FREE_COURSES_PATH = '/busca?preco=gratuito';

const SHOWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['qualificacao / aperfeicoamento', 'Cursos Profissionais'],
  ['curso tecnico', 'Cursos Técnicos'],
  ['cursos em ssi', 'Cursos de NR'],
]);

/** Sites of others that some categories lead to; the addresses are configuration. */
export type CategorySite = 'school' | 'industry-school' | 'maker' | 'adult-enrolment';
export type CategoryLink = { kind: 'internal'; path: string } | { kind: 'external'; site: CategorySite };

const SITES: ReadonlyMap<string, CategorySite> = new Map([
  ['educacao infantil', 'school'],
  ['ensino fundamental', 'school'],
  ['aprendizagem industrial', 'industry-school'],
  ['educacao continuada', 'maker'],
  ['educacao de jovens e adultos', 'adult-enrolment'],
]);

/** The name people see: 'Curso Técnico' is shown as 'Cursos Técnicos' (section 3). */
export function categoryName(nome: string): string {
  return SHOWN_NAMES.get(foldText(nome)) ?? nome;
}

/** The slug of the name people see: 'Cursos em SSI' → 'cursos-de-nr'. */
export function categorySlug(nome: string): string {
  return slugify(categoryName(nome));
}

/** Where a category leads (section 2, "Category links"): external ones open a new tab, internal ones don't. */
export function categoryLink(nome: string): CategoryLink {
  const site = SITES.get(foldText(nome));
  if (site) return { kind: 'external', site };
  if (foldText(nome) === foldText(FREE_CATEGORY.nome)) return { kind: 'internal', path: FREE_COURSES_PATH };
  return { kind: 'internal', path: `/${categorySlug(nome)}` };
}

/** The menus' list: without 'Ensino Médio SENAI', with 'Cursos Gratuitos' (id 0), sorted by upper-cased shown name (section 9). */
export function listMenuCategories<Category extends { id_modalidade: number; nome: string }>(
  categories: readonly Category[],
): (Category | typeof FREE_CATEGORY)[] {
  const kept = categories.filter(
    ({ nome }) => !['ensino medio senai', 'cursos gratuitos'].includes(foldText(nome)),
  );
  return [...kept, FREE_CATEGORY].toSorted((a, b) => (sortKey(a.nome) < sortKey(b.nome) ? -1 : 1));
}

/** True for what the free filter shows: free courses but for graduation (section 9). */
export function isInFreeFilter(course: { gratuito: boolean; id_modalidade: number }): boolean {
  return course.gratuito && course.id_modalidade !== CATEGORY_IDS.Graduação;
}

function sortKey(nome: string): string {
  return foldText(categoryName(nome)).toUpperCase();
}
