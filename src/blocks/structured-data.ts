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

/** Who runs the shop. */
export function organizationData(siteUrl: string) {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${siteUrl}/#organizacao`,
    name: 'Vitrine',
    url: `${siteUrl}/`,
    logo: `${siteUrl}/apple-touch-icon.png`,
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
    publisher: { '@id': `${siteUrl}/#organizacao` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/busca?titulo={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
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
