import { imagePath } from '#/domain/school/brand-path.ts';
import type { ShopBrand } from '#/storefront/shared/brand/brand.ts';
import { context } from './context.ts';

export const shopId = '/#organizacao';

export function shopData(siteUrl: string, { nome }: { nome: string }) {
  return {
    '@type': 'Organization',
    '@id': siteUrl + shopId,
    name: nome,
    url: `${siteUrl}/`,
    sameAs: `${siteUrl}/`,
  };
}

interface Place {
  street: string;
  city: string;
  state: string;
  postalCode: string;
}

/** @param networks the school's own; those of the footer that belong to other brands aren't in `sameAs` */
export function organizationData(
  siteUrl: string,
  brand: ShopBrand,
  { street, city, state, postalCode }: Place,
  networks: readonly string[] = [],
) {
  const { name, cnpj, email, phone } = brand.company;
  const contacts = { telephone: phone || undefined, email: email || undefined };
  return {
    '@context': context,
    ...shopData(siteUrl, brand),
    ...(networks.length > 0 && { sameAs: [`${siteUrl}/`, ...networks] }),
    legalName: name,
    taxID: cnpj || undefined,
    logo: brand.icons[512] && siteUrl + imagePath(brand.icons[512]),
    ...contacts,
    ...(street !== '' && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: state,
        postalCode,
        addressCountry: 'BR',
      },
    }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...contacts,
      url: `${siteUrl}/fale-conosco`,
      areaServed: 'BR',
      availableLanguage: 'pt-BR',
    },
  };
}

export function webSiteData(siteUrl: string, { nome }: { nome: string }) {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: nome,
    url: `${siteUrl}/`,
    inLanguage: 'pt-BR',
    publisher: { '@id': siteUrl + shopId },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/busca?titulo={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
