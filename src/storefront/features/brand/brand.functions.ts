import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { railTitleField } from '#/domain/school/brand.ts';
import { companyOf } from '#/domain/school/company.ts';
import { homeRailTitles, parseHomeRails } from '#/domain/school/home-rails.ts';
import { networksOf } from '#/domain/school/networks.ts';
import { brandAnswer } from '#/storefront/backend-client/brand.server.ts';
import { sharedPart } from '#/storefront/backend-client/shared-part.server.ts';
import { brandPictures } from './brand-pictures.ts';
import { shownLook } from './shown-look.ts';
import { unknownBrand } from '#/storefront/shared/brand/brand.ts';

/** Milliseconds. A cached page may be 3.5 s old, so a changed brand is on every page after 4.5 s. */
const freshMs = 1000;

const makeParts = () => {
  return {
    shop: sharedPart(freshMs, [brandAnswer], (brand) => {
      if (!brand) return unknownBrand;
      const { nome, artigo, direitos, demonstracao } = brand;
      return {
        nome,
        artigo,
        direitos,
        demonstracao,
        company: companyOf(brand),
        ...shownLook(brand.aparencia),
        ...brandPictures(brand.imagens),
      };
    }),
    manifest: sharedPart(freshMs, [brandAnswer], (brand) => ({
      theme: brand?.aparencia.cor_principal ?? 'white',
      background: brand?.aparencia.cor_fundo ?? 'white',
    })),
    home: sharedPart(freshMs, [brandAnswer], (brand) => ({
      title: brand?.titulo_inicio || brand?.nome || '',
      description: brand?.descricao_inicio ?? '',
      headline: brand?.chamada ?? '',
      lead: brand?.subchamada ?? '',
      rails: parseHomeRails(brand?.trilhos ?? '').map((rail) => ({
        rail,
        title: brand?.[railTitleField(rail)] || homeRailTitles[rail],
      })),
      hours: brand?.horario ?? '',
      networks: networksOf(brand),
      place: {
        street: brand?.logradouro ?? '',
        city: brand?.cidade ?? '',
        state: brand?.uf ?? '',
        postalCode: brand?.cep ?? '',
      },
    })),
  };
};
let made: ReturnType<typeof makeParts> | undefined;
const parts = createServerOnlyFn(() => (made ??= makeParts()));

export const fetchBrand = createServerFn({ method: 'GET' }).handler(() => parts().shop.read());
export const fetchHomeBrand = createServerFn({ method: 'GET' }).handler(() => parts().home.read());
export const fetchManifestColours = createServerFn({ method: 'GET' }).handler(() => parts().manifest.read());
export type HomeBrand = Awaited<ReturnType<typeof fetchHomeBrand>>;
