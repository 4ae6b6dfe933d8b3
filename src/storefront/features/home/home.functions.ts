import { createServerFn } from '@tanstack/react-start';
import { toCourseCard } from '#/storefront/shared/course/card/course-card-data.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { readShared } from '#/storefront/backend-client/shared-cache.server.ts';
import { featuredCities } from '#/storefront/features/shell/menu/featured-cities.ts';

const railSize = 8;
const shownFirst = 4;

/** Milliseconds for which the home page may be older than the catalogue. */
const freshMs = 5000;

export const fetchHome = createServerFn({ method: 'GET' }).handler(() =>
  readShared('home', freshMs, async () => {
    const { search, taxonomy, reference, blog } = backend();
    const open = { status: 'em-aberto', quantidade: railSize + shownFirst } as const;
    const [bestSellers, quick, technical, graduation, free, areas, testimonials, posts, modalities, cities] =
      await Promise.allSettled([
        search.searchCourses({ ...open, ordem: 'mais-vendidos', destaques_primeiro: true }),
        search.searchCourses({ ...open, id_modalidade: [3], ordem: 'mais-vendidos' }),
        search.searchCourses({ ...open, id_modalidade: [6], ordem: 'mais-vendidos' }),
        search.searchCourses({ ...open, id_modalidade: [8], ordem: 'mais-vendidos' }),
        search.searchCourses({ ...open, preco: 'gratuito' }),
        taxonomy.listCoursesByArea(),
        reference.listTestimonials({ id: 0 }),
        blog.listPosts(),
        taxonomy.listModalities(),
        taxonomy.listCitiesWithCourses({}),
      ]);
    if (bestSellers.status === 'rejected') throw bestSellers.reason;
    const first = bestSellers.value.itens.slice(0, railSize);
    const seen = new Set(first.slice(0, shownFirst).map(({ id_produto }) => id_produto));
    const items = (result: typeof quick) =>
      result.status === 'fulfilled'
        ? result.value.itens
            .filter(({ id_produto }) => !seen.has(id_produto))
            .slice(0, railSize)
            .map(toCourseCard)
        : [];
    return {
      bestSellers: first.map(toCourseCard),
      hasPinned: first.some(({ id_produto }) => bestSellers.value.destaques?.includes(id_produto)),
      quick: items(quick),
      technical: items(technical),
      graduation: items(graduation),
      free: items(free),
      areas:
        areas.status === 'fulfilled'
          ? areas.value.map(({ nome, icone_slug, total }) => ({ nome, icone_slug, total }))
          : [],
      testimonials: testimonials.status === 'fulfilled' ? testimonials.value.slice(0, 3) : [],
      posts: posts.status === 'fulfilled' ? posts.value.slice(0, 3) : [],
      modalities:
        modalities.status === 'fulfilled'
          ? modalities.value.map(({ id_modalidade, nome, slug, icone_slug }) => ({
              id_modalidade,
              nome,
              slug,
              icone_slug,
            }))
          : [],
      cities: cities.status === 'fulfilled' ? featuredCities(cities.value) : [],
    };
  }),
);
export type HomeData = Awaited<ReturnType<typeof fetchHome>>;
