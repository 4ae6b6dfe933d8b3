import type { BrandFields } from './brand.ts';

/** The company as the law asks shops to name it (Decreto 7.962/2013); what isn't known is empty. */
export function companyOf(brand: BrandFields) {
  const city = [brand.cidade, brand.uf].filter(Boolean).join('/');
  return {
    name: brand.razao_social || brand.nome,
    cnpj: brand.cnpj,
    address: [brand.logradouro, city, brand.cep && `CEP ${brand.cep}`].filter(Boolean).join(', '),
    phone: brand.telefone,
    email: brand.email,
  };
}
export type Company = ReturnType<typeof companyOf>;

/** Name and CNPJ, or the name alone. */
export const describeCompany = ({ name, cnpj }: Company) => (cnpj ? `${name}, CNPJ ${cnpj}` : name);
