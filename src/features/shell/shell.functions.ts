import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { backend } from '#/gateway/backend.server.ts';
import { readShared } from '#/gateway/shared-cache.server.ts';

/** Milliseconds for which menus and footer may be older than the backend's. */
const freshMs = 60_000;

/**
 * Each list fails alone: a missing one leaves its part of the page empty (specification, section 7). Only what the backend
 * answered is kept for others, never the emptiness of an outage.
 */
async function readList<Value>(name: string, call: () => Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await readShared(`shell ${name}`, freshMs, call);
  } catch {
    return fallback;
  }
}

export const fetchMenu = createServerFn({ method: 'GET' }).handler(async () => {
  const { taxonomy, reference } = backend();
  const [modalities, areaGroups, cities, promotion, posts] = await Promise.all([
    readList('modalities', () => taxonomy.listModalities(), []),
    readList('area-groups', () => taxonomy.listAreaGroups(), []),
    readList('cities', () => taxonomy.listCitiesWithCourses({}), []),
    readList('promotion', () => reference.getCurrentPromotion(), null),
    readList('posts', () => reference.listPosts(), []),
  ]);
  return {
    modalities: modalities.map(({ id_modalidade, nome, slug }) => ({ id_modalidade, nome, slug })),
    areaGroups: areaGroups.map(({ nome, icone_slug }) => ({ nome, icone_slug })),
    cities: cities
      .filter((city) => city.destaque !== null)
      .toSorted((a, b) => (a.destaque ?? 0) - (b.destaque ?? 0))
      .map(({ nome, slug }) => ({ nome, slug })),
    promotion,
    latestPost: posts[0] ?? null,
  };
});
export type Menu = Awaited<ReturnType<typeof fetchMenu>>;

export const fetchFooter = createServerFn({ method: 'GET' }).handler(async () => {
  const { footer } = backend();
  const noBrands = { sesi: [], senai: [], sctec: [], estrategia: [] };
  const [contacts, paymentMethods, certificates, socialNetworks] = await Promise.all([
    readList('contacts', () => footer.listContacts(), []),
    readList('payment-methods', () => footer.listPaymentMethods(), []),
    readList('certificates', () => footer.listCertificates(), []),
    readList('social-networks', () => footer.listSocialNetworks(), noBrands),
  ]);
  return { contacts, paymentMethods, certificates, socialNetworks };
});
export type FooterData = Awaited<ReturnType<typeof fetchFooter>>;

/** Cities with open classes whose name holds the term, accents aside. */
export const searchCities = createServerFn({ method: 'GET' })
  .validator(v.object({ nome: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(80)) }))
  .handler(async ({ data }) => {
    const cities = await backend().taxonomy.listCitiesWithCourses({ nome: data.nome });
    return cities.map(({ nome, slug }) => ({ nome, slug }));
  });

/** 'Ligamos para você'. */
export const requestCallback = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      nome: v.pipe(v.string(), v.maxLength(120)),
      cpf: v.pipe(v.string(), v.maxLength(20)),
      ddd: v.pipe(v.string(), v.length(2)),
      tel: v.pipe(v.string(), v.maxLength(9)),
      email: v.pipe(v.string(), v.maxLength(254)),
    }),
  )
  .handler(({ data }) => backend().contact.requestCallback(data));
