import { createContext, use } from 'react';
import type { Company } from '#/domain/school/company.ts';
import type { NamedBrand } from '#/domain/school/brand-name.ts';

/** What every page shows of the school. */
export interface ShopBrand extends NamedBrand {
  company: Company;
  /** The line below checkout pages; empty for the usual one. */
  direitos: string;
  demonstracao: boolean;
}

/** Without an answer of the backend. */
export const unknownBrand: ShopBrand = {
  nome: '',
  artigo: '',
  company: { name: '', cnpj: '', address: '', phone: '', email: '' },
  direitos: '',
  demonstracao: false,
};

export const BrandContext = createContext<ShopBrand>(unknownBrand);

export const useBrand = () => use(BrandContext);
