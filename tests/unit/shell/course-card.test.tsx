import { describe, expect, it } from 'vitest';
import type { CourseCardData } from '#/storefront/shared/course/card/course-card-data.ts';
import { CourseCard } from '#/storefront/shared/course/card/course-card.tsx';
import { islandsLoaded } from '#/platform/hydration/lazy-island.tsx';
import { drawInShop } from './draw-in-shop.tsx';

await islandsLoaded();

const course: CourseCardData = {
  id_produto: 7,
  titulo: 'Técnico em Manutenção de Máquinas Industriais e Automação',
  slug: 'manutencao',
  imagem: '/x.webp',
  carga_horaria: 1200,
  duracao_meses: 18,
  reviews: { media: 0, total: 0 },
  preco_a_partir_de: null,
  periodo_preco: 'curso',
  modalidade: { nome: 'Curso Técnico', slug: 'cursos-tecnicos' },
  grupo_area: { icone_slug: 'energia' },
  oferta: null,
};
const draw = (change: Partial<CourseCardData>) =>
  drawInShop(<CourseCard course={{ ...course, ...change }} />);

describe('a card of a course', () => {
  it('tells how long it takes in the short form', () => {
    const text = draw({})
      .replaceAll('\u00A0', ' ')
      .replaceAll(/<[^>]*>/g, '');
    expect(text).toContain('1.200 horas · Aprox. 1 ano e 6 meses');
    expect(draw({ duracao_meses: 1 })).toContain('Aprox. 1 mês');
    expect(draw({ duracao_meses: 0 })).not.toContain('Aprox.');
  });

  it('cuts a long title at about 50 characters, and says the whole one to a person who only hears it', () => {
    const html = draw({});
    expect(html).toContain('>Técnico em Manutenção de Máquinas Industriais e…</span>');
    expect(html).toContain(`<span class="sr-only">${course.titulo}</span>`);
    expect(draw({ titulo: 'Soldador' })).toMatch(/>Soldador<\/a>/);
  });
});
