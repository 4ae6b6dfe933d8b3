import { company, companyPlace } from '#/domain/site/company.ts';
import { context } from './context.ts';

export const shopId = '/#organizacao';

export function shopData(siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': siteUrl + shopId,
    name: 'Vitrine',
    url: `${siteUrl}/`,
    sameAs: `${siteUrl}/`,
  };
}

/** The networks in the footer belong to other brands, so they aren't in `sameAs`. */
export function organizationData(siteUrl: string) {
  const { street, city, state, postalCode } = companyPlace;
  return {
    '@context': context,
    ...shopData(siteUrl),
    legalName: company.name,
    taxID: company.cnpj,
    logo: `${siteUrl}/apple-touch-icon.png`,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: 'BR',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: company.phone,
      email: company.email,
      url: `${siteUrl}/fale-conosco`,
      areaServed: 'BR',
      availableLanguage: 'pt-BR',
    },
  };
}

export function webSiteData(siteUrl: string) {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: 'Vitrine',
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
