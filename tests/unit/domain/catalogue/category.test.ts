import { describe, expect, it } from 'vitest';
import { modalityContent } from '#/backend/db/seed/catalogue/modalities.ts';
import { categoryLink, categorySlug, listMenuCategories } from '#/domain/catalogue/category.ts';
import { CATEGORY_IDS } from '#/domain/catalogue/category-ids.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';

describe('category', () => {
  it('has the ids of CATALOGUE-1', () => {
    expect(CATEGORY_IDS).toEqual({
      'Cursos Gratuitos': 0,
      'Cursos em SSI': 1,
      'Cursos Profissionais': 3,
      'Aprendizagem Industrial': 4,
      'Ensino Médio Senai': 5,
      'Curso Técnico': 6,
      'Pós-Técnico': 7,
      Graduação: 8,
      'Pós-Graduação': 9,
      'Extensão Profissional': 10,
      'Ensino Médio': 11,
      'Educação Infantil': 12,
      'Ensino Fundamental': 13,
      'Educação de Jovens e Adultos': 14,
      'Educação Continuada': 15,
    });
  });

  it.each([
    ['Qualificação / Aperfeiçoamento', 'Cursos Profissionais', 'cursos-rapidos'],
    ['Curso Técnico', 'Cursos Técnicos', 'cursos-tecnicos'],
    ['Cursos em SSI', 'Cursos de NR', 'cursos-de-nr'],
    ['Graduação', 'Graduação', 'graduacao'],
    ['Ensino Médio Senai', 'Ensino Médio Senai', 'ensino-medio-senai'],
  ])('%s is shown as %s (CATALOGUE-3)', (nome, shown, slug) => {
    expect(categoryName(nome)).toBe(shown);
    expect(categorySlug(nome)).toBe(slug);
  });

  it.each([
    ['Educação Infantil', 'LINK_EDUCACAO_INFANTIL'],
    ['Ensino Fundamental', 'LINK_ENSINO_FUNDAMENTAL'],
    ['Aprendizagem Industrial', 'LINK_APRENDIZAGEM_INDUSTRIAL'],
    ['Educação Continuada', 'LINK_EDUCACAO_CONTINUADA'],
    ['EDUCAÇÃO DE JOVENS E ADULTOS', 'LINK_EDUCACAO_DE_JOVENS_E_ADULTOS'],
  ])('%s leads to another site', (nome, site) => {
    expect(categoryLink({ nome })).toEqual({ kind: 'site', site });
  });

  it('Cursos Gratuitos leads to the free courses of the search (CATALOGUE-5)', () => {
    expect(categoryLink({ nome: 'Cursos Gratuitos' })).toEqual({ kind: 'free' });
  });

  it.each([
    ['Curso Técnico', 'cursos-tecnicos'],
    ['Cursos em SSI', 'cursos-de-nr'],
    ['Qualificação / Aperfeiçoamento', 'cursos-rapidos'],
    ['Pós-Graduação', 'pos-graduacao'],
    ['Ensino Médio', 'ensino-medio'],
    ['Ensino Médio Senai', 'ensino-medio-senai'],
  ])('%s leads to /%s', (nome, slug) => {
    expect(categoryLink({ nome })).toEqual({ kind: 'page', slug });
  });

  it('every category of the shop has the slug of its name (CATALOGUE-6)', () => {
    for (const { nome, slug } of modalityContent) {
      expect(categorySlug(nome), nome).toBe(slug);
      expect(categoryLink({ nome, slug })).toEqual(categoryLink({ nome }));
    }
  });

  it('menus leave out Ensino Médio SENAI, add the free courses and sort by upper-cased name (CATALOGUE-2, CATALOGUE-4)', () => {
    const names = [
      'graduação',
      'Pós-Técnico',
      'Ensino Médio SENAI',
      'Curso Técnico',
      'Cursos em SSI',
      'Pós-Graduação',
    ];
    const list = listMenuCategories(
      names.map((nome, i) => ({ id_modalidade: i + 1, nome })),
      {},
    );
    expect(list.map(({ nome }) => nome)).toEqual([
      'Cursos em SSI',
      'Cursos Gratuitos',
      'Curso Técnico',
      'graduação',
      'Pós-Graduação',
      'Pós-Técnico',
    ]);
    expect(list[1]).toEqual({ id_modalidade: 0, nome: 'Cursos Gratuitos' });
    expect(listMenuCategories(list, {}).filter(({ id_modalidade }) => id_modalidade === 0)).toHaveLength(1);
  });
});
