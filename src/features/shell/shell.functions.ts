import { createServerFn } from '@tanstack/react-start';
import { getCookie } from '@tanstack/react-start/server';
import * as v from 'valibot';
import {
  siteLinkKeys,
  siteLinkTarget,
  type SiteLinkKey,
  type SiteLinkTarget,
} from '#/domain/site/site-link.ts';
import { backend } from '#/gateway/backend.server.ts';
import { readShared, readSharedOr } from '#/gateway/shared-cache.server.ts';
import { storefrontSettings } from '#/server/settings.ts';
import { dismissedPromotionCookie } from './dismissed-promotion.ts';
import { featuredCities } from './menu/featured-cities.ts';

/** Milliseconds for which menus and footer may be older than the backend's. */
const freshMs = 60_000;

/** Each list fails alone: a missing one leaves its part of the page empty. */
const readList = <Value>(name: string, call: () => Promise<Value>, empty: Value): Promise<Value> =>
  readSharedOr(`shell ${name}`, freshMs, call, empty);

export const fetchMenu = createServerFn({ method: 'GET' }).handler(async () => {
  const { taxonomy, site, blog } = backend();
  const [modalities, areaGroups, cities, posts, links] = await Promise.all([
    readList('modalities', () => taxonomy.listModalities(), []),
    readList('area-groups', () => taxonomy.listAreaGroups(), []),
    readList('cities', () => taxonomy.listCitiesWithCourses({}), []),
    readList('posts', () => blog.listPosts(), []),
    readList('links', () => site.listLinks(), []),
  ]);
  return {
    modalities: modalities.map(({ id_modalidade, nome, slug, icone_slug }) => ({
      id_modalidade,
      nome,
      slug,
      icone_slug,
    })),
    areaGroups: areaGroups.map(({ nome, icone_slug }) => ({ nome, icone_slug })),
    cities: featuredCities(cities),
    latestPost: posts[0] ?? null,
    siteLinks: toSiteLinks(links),
  };
});
export type Menu = Awaited<ReturnType<typeof fetchMenu>>;

/** The promotion above the header, unless the visitor has dismissed it. */
export const fetchPromotion = createServerFn({ method: 'GET' }).handler(async () => {
  const promotion = await readList('promotion', () => backend().reference.getCurrentPromotion(), null);
  if (!promotion || promotion.codigo === getCookie(dismissedPromotionCookie)) return null;
  return { descricao: promotion.descricao, codigo: promotion.codigo };
});

/** Only the keys that menus know, each with the way it is reached by. */
function toSiteLinks(links: { chave: string; valor: string }[]) {
  const { SGN_ORIGINS } = storefrontSettings();
  const targets: Partial<Record<SiteLinkKey, SiteLinkTarget>> = {};
  for (const key of siteLinkKeys) {
    const link = links.find(({ chave }) => chave === key);
    if (link) targets[key] = siteLinkTarget(link.valor, SGN_ORIGINS);
  }
  return targets;
}

/** Every city with open offers, in the order of the alphabet. */
export const fetchCities = createServerFn({ method: 'GET' }).handler(async () => {
  const cities = await readShared('shell cities', freshMs, () =>
    backend().taxonomy.listCitiesWithCourses({}),
  );
  return cities.map(({ nome, slug }) => ({ nome, slug }));
});

/** Cities with open offers whose name holds the term, accents aside. */
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
