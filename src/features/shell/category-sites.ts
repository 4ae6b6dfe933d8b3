/** Pages of the institution outside of this shop; they open in a new tab (specification, section 2, "Header"). */
export const institutionSites = {
  contact: 'https://sc.senai.br/fale-conosco',
  discounts: 'https://sc.senai.br/politica-de-descontos-e-bolsas',
};
