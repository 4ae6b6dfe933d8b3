import type { CategorySite } from '#/domain/category.ts';

/** Where the categories that are taught elsewhere lead (specification, section 2, "Category links"). */
export const categorySites: Record<CategorySite, string> = {
  school: 'https://sesisc.org.br/escola',
  'industry-school': 'https://sc.senai.br/aprendizagem-industrial',
  maker: 'https://sesisc.org.br/maker',
  'adult-enrolment': 'https://sesisc.org.br/eja',
};

/** Pages of the institution outside of this shop; they open in a new tab (specification, section 2, "Header"). */
export const institutionSites = {
  contact: 'https://sc.senai.br/fale-conosco',
  discounts: 'https://sc.senai.br/politica-de-descontos-e-bolsas',
  blog: 'https://sc.senai.br/blog',
};
