import { company, companyPlace } from '#/domain/site/company.ts';

/** A step of a breadcrumb: its text and the path it leads to. */
export interface Crumb {
  name: string;
  path: string;
}

const context = 'https://schema.org';
const home: Crumb = { name: 'Página inicial', path: '/' };

/** The breadcrumb of a page, home first, this page last. */
export function breadcrumbData(siteUrl: string, crumbs: readonly Crumb[]) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** What a list shows, by the pages it leads to. `before` counts the items of the pages before this one. */
export function itemListData(siteUrl: string, name: string, items: readonly Crumb[], before = 0) {
  return {
    '@context': context,
    '@type': 'ItemList',
    name,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: item.name,
      url: siteUrl + item.path,
    })),
  };
}

/** Names the shop within the data of a page; it resolves to the same on all. */
export const shopId = '/#organizacao';

/** The shop where something else names it; whole it is {@link organizationData}. */
export function shopData(siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': siteUrl + shopId,
    name: 'Vitrine',
    url: `${siteUrl}/`,
    sameAs: `${siteUrl}/`,
  };
}

/** Who runs the shop. The networks in the footer belong to other brands, so they are no `sameAs` of it. */
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

/** The shop and its search, by the term as a person types it. */
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

interface Post {
  title: string;
  resumo: string;
  imagem: string;
  /** ISO 8601 instant. */
  publicado_em: string;
}

/** A post of the shop's own blog. */
export function postData(siteUrl: string, path: string, post: Post) {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.resumo,
    image: new URL(post.imagem, siteUrl).href,
    datePublished: post.publicado_em,
    inLanguage: 'pt-BR',
    author: shopData(siteUrl),
    publisher: shopData(siteUrl),
    mainEntityOfPage: siteUrl + path,
  };
}

/** Questions with their answers, as the page shows them. */
export function faqData(questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
