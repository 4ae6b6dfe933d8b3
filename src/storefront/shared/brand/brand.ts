import { createContext, use } from 'react';
import type { LogoPicture } from '#/storefront/ui/display/logo.tsx';
import type { SchoolFont } from '#/domain/school/colours/school-fonts.ts';
import type { IconSide } from '#/domain/school/brand-image.ts';
import type { Company } from '#/domain/school/company.ts';
import type { NamedBrand } from '#/domain/school/brand-name.ts';

/** What every page shows of the school. */
export interface ShopBrand extends NamedBrand {
  company: Company;
  /** The line below checkout pages; empty for the usual one. */
  direitos: string;
  demonstracao: boolean;
  logo: LogoPicture | null;
  /** For dark grounds. */
  logoOnDark: LogoPicture | null;
  /** Names of files by their side in pixels. */
  icons: Partial<Record<IconSide, string>>;
  /** Path of the picture of shared links. */
  share?: string | null;
  /** Custom properties of the root; null for the colours and the font that the style sheet has. */
  look?: Record<string, string> | null;
  /** Its file is asked for before the first line of a page. */
  font?: SchoolFont;
  /** What browsers paint around the page, in the light and the dark theme. */
  frame: readonly [light: string, dark: string];
}

/** Without an answer of the backend. */
export const unknownBrand: ShopBrand = {
  nome: '',
  artigo: '',
  company: { name: '', cnpj: '', address: '', phone: '', email: '' },
  direitos: '',
  demonstracao: false,
  logo: null,
  logoOnDark: null,
  icons: {},
  frame: ['white', 'white'],
};

export const BrandContext = createContext<ShopBrand>(unknownBrand);

export const useBrand = () => use(BrandContext);
