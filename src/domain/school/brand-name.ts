import type { BrandFields } from './brand.ts';

export type NamedBrand = Pick<BrandFields, 'nome' | 'artigo'>;

/** 'na Aurora', 'no Instituto Aurora' or 'em Aurora'. */
export const atBrand = ({ nome, artigo }: NamedBrand) => `${artigo ? `n${artigo}` : 'em'} ${nome}`;
/** 'da Aurora', 'do Instituto Aurora' or 'de Aurora'. */
export const ofBrand = ({ nome, artigo }: NamedBrand) => `d${artigo || 'e'} ${nome}`;
/** 'à Aurora', 'ao Instituto Aurora' or 'a Aurora'. */
export const toBrand = ({ nome, artigo }: NamedBrand) => `${{ a: 'à', o: 'ao', '': 'a' }[artigo]} ${nome}`;
/** 'a Aurora', 'o Instituto Aurora' or 'Aurora'. */
export const theBrand = ({ nome, artigo }: NamedBrand) => (artigo ? `${artigo} ${nome}` : nome);
/** The first letter of a sentence that begins with the brand. */
export const atStart = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
