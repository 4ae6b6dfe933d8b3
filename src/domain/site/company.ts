export const companyPlace = {
  street: 'Rodovia Admar Gonzaga, 2765, Itacorubi',
  city: 'Florianópolis',
  state: 'SC',
  postalCode: '88034-001',
} as const;

/** Legal notice (Decreto 7.962/2013). Invented, like the rest of the demonstration. */
export const company = {
  name: 'Vitrine Cursos Profissionais Ltda.',
  cnpj: '41.276.508/0001-02',
  address: `${companyPlace.street}, ${companyPlace.city}/${companyPlace.state}, CEP ${companyPlace.postalCode}`,
  email: 'atendimento@vitrine.dev',
  phone: '0800 048 1212',
} as const;
