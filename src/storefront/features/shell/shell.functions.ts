import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { getCookie } from '@tanstack/react-start/server';
import * as v from 'valibot';
import type { Promotion } from '#/contract/content/reference.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import {
  siteLinkKeys,
  siteLinkTarget,
  type SiteLinkKey,
  type SiteLinkTarget,
} from '#/domain/site/site-link.ts';
import { savedCouponCookie } from '#/domain/sale/coupon/coupon-code.ts';
import { readShared, readSharedOr } from '#/storefront/backend-client/shared-cache.server.ts';
import { sharedPart } from '#/storefront/backend-client/shared-part.server.ts';
import { storefrontSettings } from '#/settings/storefront-settings.ts';
import { dismissedPromotionCookie } from './dismissed-promotion.ts';
import { featuredCities } from './menu/featured-cities.ts';
import { typedText } from '#/domain/text/required.ts';

/** Milliseconds for which menus may be older than the backend's. */
const freshMs = 60_000;

const makeMenu = () =>
  sharedPart(
    freshMs,
    [
      { name: 'shell modalities', call: () => backend().taxonomy.listModalities(), empty: [] },
      { name: 'shell area-groups', call: () => backend().taxonomy.listAreaGroups(), empty: [] },
      { name: 'shell cities', call: () => backend().taxonomy.listCitiesWithCourses({}), empty: [] },
      { name: 'shell posts', call: () => backend().blog.listPosts(), empty: [] },
      { name: 'shell links', call: () => backend().site.listSiteLinks(), empty: [] },
      { name: 'shell pages', call: () => backend().schoolPage.listSchoolPages(), empty: [] },
      { name: 'shell programmes', call: () => backend().programme.listProgrammes(), empty: [] },
      { name: 'shell teachers', call: () => backend().teacher.listTeachers(), empty: [] },
    ],
    (modalities, areaGroups, cities, posts, links, schoolPages, programmes, teachers) => ({
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
      schoolPages: schoolPages.map(({ slug, titulo }) => ({ slug, title: titulo })),
      hasProgrammes: programmes.length > 0,
      hasTeachers: teachers.length > 0,
    }),
  );

let made: ReturnType<typeof makeMenu> | undefined;
const menu = createServerOnlyFn(() => (made ??= makeMenu()));

function toSiteLinks(links: readonly { chave: string; valor: string }[]) {
  const { SGN_ORIGINS } = storefrontSettings();
  const targets: Partial<Record<SiteLinkKey, SiteLinkTarget>> = {};
  for (const key of siteLinkKeys) {
    const link = links.find(({ chave }) => chave === key);
    if (link) targets[key] = siteLinkTarget(link.valor, SGN_ORIGINS);
  }
  return targets;
}

export const fetchMenu = createServerFn({ method: 'GET' }).handler(() => menu().read());
export type Menu = Awaited<ReturnType<typeof fetchMenu>>;

const promotionKey = 'shell promotion';

export const fetchPromotion = createServerFn({ method: 'GET' }).handler(async () => {
  const current = () => backend().reference.getCurrentPromotion();
  const promotion: Promotion | null = await readSharedOr(promotionKey, freshMs, current, null);
  if (!promotion || promotion.codigo === getCookie(dismissedPromotionCookie)) return null;
  const { descricao, codigo } = promotion;
  return { descricao, codigo, ...(codigo === getCookie(savedCouponCookie) && { guardado: true }) };
});

export const fetchCities = createServerFn({ method: 'GET' }).handler(async () => {
  const cities = await readShared('shell cities', freshMs, () =>
    backend().taxonomy.listCitiesWithCourses({}),
  );
  return cities.map(({ nome, slug }) => ({ nome, slug }));
});

export const searchCities = createServerFn({ method: 'GET' })
  .validator(v.object({ nome: v.pipe(typedText(), v.minLength(3), v.maxLength(80)) }))
  .handler(async ({ data }) => {
    const cities = await backend().taxonomy.listCitiesWithCourses({ nome: data.nome });
    return cities.map(({ nome, slug }) => ({ nome, slug }));
  });

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
