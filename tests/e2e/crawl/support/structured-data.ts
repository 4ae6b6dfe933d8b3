import * as v from 'valibot';
import { findMissingFields } from './published-fields.ts';

const context = v.literal('https://schema.org');
const address = v.pipe(v.string(), v.url());
const text = v.pipe(v.string(), v.nonEmpty());
const day = v.pipe(v.string(), v.isoDate());
const localInstant = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00-0[2-5]:00$/));

const course = v.looseObject({
  '@context': context,
  '@type': v.literal('Course'),
  name: text,
  description: v.pipe(text, v.maxLength(61)),
  url: address,
  image: address,
  provider: v.looseObject({ '@type': v.literal('Organization'), name: text, url: address }),
  hasCourseInstance: v.optional(
    v.array(
      v.looseObject({
        '@type': v.literal('CourseInstance'),
        courseMode: v.picklist(['Online', 'Onsite', 'Blended']),
        courseWorkload: v.pipe(v.string(), v.regex(/^PT\d+H$/)),
        startDate: v.union([day, localInstant]),
        endDate: day,
        location: v.variant('@type', [
          v.looseObject({
            '@type': v.literal('Place'),
            name: text,
            address: v.looseObject({ '@type': v.literal('PostalAddress'), addressLocality: text }),
          }),
          v.looseObject({ '@type': v.literal('VirtualLocation'), url: address }),
        ]),
      }),
    ),
  ),
  offers: v.optional(
    v.array(
      v.looseObject({
        '@type': v.literal('Offer'),
        price: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)),
        priceCurrency: v.literal('BRL'),
        url: address,
        availability: v.picklist(
          ['InStock', 'SoldOut', 'Discontinued'].map((state) => `https://schema.org/${state}`),
        ),
        validThrough: day,
        category: v.picklist(['Paid', 'Free']),
      }),
    ),
  ),
  aggregateRating: v.optional(
    v.looseObject({
      '@type': v.literal('AggregateRating'),
      ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      reviewCount: v.pipe(v.number(), v.minValue(1)),
    }),
  ),
});

const breadcrumb = v.looseObject({
  '@context': context,
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.pipe(
    v.array(
      v.looseObject({ '@type': v.literal('ListItem'), position: v.number(), name: text, item: address }),
    ),
    v.minLength(2),
    v.check((items) => items.every(({ position }, index) => position === index + 1), 'positions count up'),
  ),
});

const itemList = v.looseObject({
  '@context': context,
  '@type': v.literal('ItemList'),
  itemListElement: v.pipe(
    v.array(
      v.looseObject({ '@type': v.literal('ListItem'), position: v.number(), name: text, url: address }),
    ),
    v.minLength(1),
    v.check(
      (items) => items.every(({ position }, index) => position === items[0]!.position + index),
      'positions count up',
    ),
    v.check((items) => new Set(items.map(({ url }) => url)).size === items.length, 'no page twice'),
  ),
});

const post = v.looseObject({
  '@context': context,
  '@type': v.literal('BlogPosting'),
  headline: text,
  image: address,
  datePublished: v.pipe(v.string(), v.isoTimestamp()),
  author: v.looseObject({ '@type': v.literal('Organization'), name: text, url: address }),
});

const organization = v.looseObject({
  '@context': context,
  '@type': v.literal('Organization'),
  name: text,
  url: address,
  logo: address,
});

const webSite = v.looseObject({
  '@context': context,
  '@type': v.literal('WebSite'),
  url: address,
  potentialAction: v.looseObject({
    '@type': v.literal('SearchAction'),
    target: v.looseObject({ urlTemplate: v.pipe(v.string(), v.includes('{search_term_string}')) }),
    'query-input': v.literal('required name=search_term_string'),
  }),
});

const faq = v.looseObject({
  '@context': context,
  '@type': v.literal('FAQPage'),
  mainEntity: v.pipe(
    v.array(
      v.looseObject({
        '@type': v.literal('Question'),
        name: text,
        acceptedAnswer: v.looseObject({ '@type': v.literal('Answer'), text }),
      }),
    ),
    v.minLength(1),
  ),
});

const person = v.looseObject({
  '@context': context,
  '@type': v.literal('Person'),
  name: text,
  url: address,
  worksFor: v.looseObject({ '@type': v.literal('Organization'), name: text, url: address }),
});

const programme = v.looseObject({
  '@context': context,
  '@type': v.literal('EducationalOccupationalProgram'),
  name: text,
  description: text,
  url: address,
  provider: v.looseObject({ '@type': v.literal('Organization'), name: text, url: address }),
  hasCourse: v.pipe(v.array(address), v.minLength(1)),
});

const structuredData = v.variant('@type', [
  course,
  breadcrumb,
  itemList,
  post,
  organization,
  webSite,
  faq,
  person,
  programme,
]);

/**
 * The kinds of structured data of a page. Throws where one isn't JSON, lacks a field, or isn't what
 * schema.org asks of its kind.
 */
export function checkStructuredData(sources: readonly string[]): string[] {
  const missing = findMissingFields(sources);
  if (missing.length > 0) throw new Error(missing.join(', '));
  const data: unknown[] = sources.map((source) => JSON.parse(source));
  return resolveReferences(data).map((whole) => v.parse(structuredData, whole)['@type']);
}

/** With what an `@id` names in full, as a reader of JSON-LD takes it. Throws where nothing has that id. */
function resolveReferences(data: unknown[]): unknown[] {
  const seen = new Map<unknown, unknown>();
  JSON.stringify(data, (_key, value: unknown) => {
    if (hasId(value) && !isReference(value)) seen.set(value['@id'], value);
    return value;
  });
  const whole = JSON.stringify(data, (_key, value: unknown) => {
    if (!hasId(value) || !isReference(value)) return value;
    if (!seen.has(value['@id'])) throw new Error(`nothing has the id ${String(value['@id'])}`);
    return seen.get(value['@id']);
  });
  return JSON.parse(whole) as unknown[];
}

function hasId(value: unknown): value is { '@id': unknown } {
  return typeof value === 'object' && value !== null && '@id' in value;
}

const isReference = (value: object) => Object.keys(value).length === 1;
