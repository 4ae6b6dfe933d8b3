/**
 * Required fields of structured data by Google Search Central's pages ('Course list', 'Course info',
 * 'Breadcrumb', 'Organization', 'Carousel', 'Article', 'FAQ', 'Review snippet', 'Site names'), checked
 * against schema-dts 2.1.0.
 */
const publishedFields: Readonly<Record<string, { required: string[]; recommended: string[] }>> = {
  Course: {
    required: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
    recommended: ['url', 'image', 'inLanguage', 'about', 'educationalCredentialAwarded'],
  },
  CourseInstance: {
    required: ['courseMode', 'courseWorkload'],
    recommended: ['location', 'startDate', 'endDate', 'organizer', 'offers', 'inLanguage'],
  },
  Schedule: {
    required: ['repeatFrequency', 'repeatCount', 'duration'],
    recommended: ['startDate', 'endDate', 'byDay', 'startTime', 'endTime', 'scheduleTimezone'],
  },
  Offer: {
    required: ['category', 'price', 'priceCurrency'],
    recommended: ['url', 'availability', 'validThrough', 'seller'],
  },
  Place: { required: ['name', 'address'], recommended: ['geo'] },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
    recommended: [],
  },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], recommended: ['bestRating', 'worstRating'] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: ['name'] },
  Organization: { required: ['name', 'url'], recommended: ['sameAs'] },
  WebSite: { required: ['name', 'url'], recommended: ['publisher', 'potentialAction', 'inLanguage'] },
  BlogPosting: {
    required: ['headline', 'image', 'datePublished', 'author'],
    recommended: ['publisher', 'mainEntityOfPage', 'description'],
  },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
};

const publishedOfTheShop = ['logo', 'legalName', 'taxID', 'email', 'telephone', 'address', 'contactPoint'];

/** A course without an open offer has nothing to sell: then both are left out, and none is an empty list. */
const ofSales = ['offers', 'hasCourseInstance'] as const;

/**
 * Every field that a type must or should have and lacks, anywhere in the data of a page; empty strings and
 * lists are lacking.
 */
export function findMissingFields(sources: readonly string[]): string[] {
  return sources.flatMap((source) => visit(JSON.parse(source), true));
}

function visit(value: unknown, isPageItself: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => visit(item, false));
  if (typeof value !== 'object' || value === null) return [];
  const data = value as Record<string, unknown>;
  const type = typeof data['@type'] === 'string' ? data['@type'] : '';
  const { required = [], recommended = [] } = publishedFields[type] ?? {};
  const whole = type === 'Organization' && isPageItself ? publishedOfTheShop : [];
  const sellsNothing = type === 'Course' && ofSales.every((field) => data[field] === undefined);
  const asked = [...required, ...recommended, ...whole].filter(
    (field) => !sellsNothing || !ofSales.some((own) => own === field),
  );
  const empty = Object.keys(data).filter((field) => Array.isArray(data[field]) && isLacking(data[field]));
  const missing = [...new Set([...asked.filter((field) => isLacking(data[field])), ...empty])];
  return [
    ...missing.map((field) => `${type} without ${field}`),
    ...Object.values(data).flatMap((item) => visit(item, false)),
  ];
}

function isLacking(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '';
}
