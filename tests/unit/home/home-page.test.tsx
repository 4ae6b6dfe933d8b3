import { describe, expect, it } from 'vitest';
import type { CourseCardData } from '#/storefront/shared/course/card/course-card-data.ts';
import { HomePage, type HomeTexts } from '#/storefront/features/home/components/home-page.tsx';
import { homeRails, homeRailTitles } from '#/domain/school/home-rails.ts';
import type { HomeData } from '#/storefront/features/home/home.functions.ts';
import { homeQueries } from '#/storefront/features/home/home.queries.ts';
import { islandsLoaded } from '#/platform/hydration/lazy-island.tsx';
import { drawInShop } from '../shell/draw-in-shop.tsx';
import { findTags } from '../ui/markup.ts';

await islandsLoaded();

const course = (
  id_produto: number,
  titulo: string,
  modalidade: CourseCardData['modalidade'],
): CourseCardData => ({
  id_produto,
  titulo,
  slug: `curso-${id_produto}`,
  imagem: '/x.webp',
  carga_horaria: 100,
  duracao_meses: 2,
  reviews: { media: 0, total: 0 },
  preco_a_partir_de: null,
  periodo_preco: 'curso',
  modalidade,
  grupo_area: { icone_slug: 'energia' },
  oferta: null,
});
const quick = { nome: 'Cursos Profissionais', slug: 'cursos-rapidos' };
const technical = { nome: 'Curso Técnico', slug: 'cursos-tecnicos' };
const home: HomeData = {
  bestSellers: [course(1, 'Soldador', quick)],
  hasPinned: false,
  quick: [course(2, 'Pintor', quick)],
  technical: [course(3, 'Técnico em Redes', technical)],
  graduation: [],
  free: [course(4, 'Primeiros Passos', quick)],
  areas: [
    { nome: 'Energia', icone_slug: 'energia', total: 12 },
    { nome: 'Plástico', icone_slug: 'plastico', total: 1 },
  ],
  testimonials: [],
  posts: [],
  modalities: [{ id_modalidade: 6, nome: 'Curso Técnico', slug: 'tecnico', icone_slug: 'cursos-tecnicos' }],
  cities: [{ nome: 'Jaraguá do Sul', slug: 'jaragua-do-sul' }],
};
const usual: HomeTexts = {
  headline: '',
  lead: '',
  rails: homeRails.map((rail) => ({ rail, title: homeRailTitles[rail] })),
};
const draw = (texts: HomeTexts) =>
  drawInShop(<HomePage texts={texts} searchBox={null} callback={null} />, {}, 'control', (queryClient) =>
    queryClient.setQueryData(homeQueries.page().queryKey, home),
  );
const html = draw(usual);
const links = findTags(html, { tag: 'a' }).map(({ href }) => href!.replaceAll('&amp;', '&'));
const pictures = findTags(html, { tag: 'img' }).map(({ src }) => src);

describe('the home page', () => {
  it('asks for its ground before the style names it', () => {
    const preloads = findTags(html, { tag: 'link' }).filter(({ rel }) => rel === 'preload');
    expect(preloads).toContainEqual(
      expect.objectContaining({ href: '/images/hero.svg', as: 'image', fetchPriority: 'high' }),
    );
  });

  it('says what the school wrote, and shows its rails in the order it chose', () => {
    const own = draw({
      headline: 'Aprenda a fazer pão',
      lead: 'No Recife.',
      rails: [
        { rail: 'gratuitos', title: 'De graça' },
        { rail: 'tecnicos', title: 'Cursos técnicos' },
      ],
    });
    const titles = [...own.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title);
    expect(titles.slice(0, 4)).toEqual([
      'De graça',
      'Cursos técnicos',
      'Explore por área',
      'Cidades em destaque',
    ]);
    expect(own).toContain('Aprenda a fazer pão');
    expect(own).toContain('No Recife.');
    expect(own).not.toContain('quer aprender?');
  });

  it('has a rail for each kind of course there is, with its courses and the way to all of them', () => {
    const titles = [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title);
    expect(titles.slice(0, 6)).toEqual([
      'Mais vendidos',
      'Cursos profissionais',
      'Cursos técnicos',
      'Explore por área',
      'Cursos gratuitos',
      'Cidades em destaque',
    ]);
    for (const href of [
      '/cursos-rapidos/curso-1/1',
      '/cursos-rapidos/curso-2/2',
      '/cursos-tecnicos/curso-3/3',
      '/cursos-rapidos/curso-4/4',
      '/busca?ordem=mais-vendidos',
      '/busca?preco=gratuito',
    ]) {
      expect(links).toContain(href);
    }
    expect(html).not.toContain('Graduação');
  });

  // CATALOGUE-14
  it('has a tile for each area with its picture by the width of the screen, and the people for all of them', () => {
    const folder = '/images/product/areas_group';
    for (const area of ['energia', 'plastico']) {
      expect(links).toContain(`/${area}`);
      expect(pictures).toContain(`${folder}/${area}/${area}-mob.webp`);
      const [small, wide] = [320, 640].map((width) => `/images/areas/${area}-${width}.webp ${width}w`);
      expect(findTags(html, { tag: 'source' }).map(({ srcSet }) => srcSet)).toContain(
        `${small}, ${wide}, ${folder}/${area}/${area}-desk.webp 1200w`,
      );
    }
    expect(pictures).toEqual(
      expect.arrayContaining([`${folder}/geral/geral-man.jpg`, `${folder}/geral/geral-woman.jpg`]),
    );
    expect(html).toMatch(/12 cursos.*>1 curso</s);
  });

  // CATALOGUE-6
  it('links modalities by their icone_slug, and cities with their picture', () => {
    expect(links).toContain('/cursos-tecnicos');
    expect(links).not.toContain('/tecnico');
    expect(links).toContain('/jaragua-do-sul');
    expect(pictures).toContain('/images/cities/jaragua-do-sul.webp');
  });
});
