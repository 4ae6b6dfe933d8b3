import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, isSlug, slugify, slugWords, sortByText } from '#/domain/text/slug.ts';

describe('slug', () => {
  it.each([
    ['Qualificação / Aperfeiçoamento', 'qualificacao-aperfeicoamento'],
    ['Ensino Médio SENAI', 'ensino-medio-senai'],
    ['Cursos de NR', 'cursos-de-nr'],
    ['Jaraguá do Sul', 'jaragua-do-sul'],
    ['  --São José!  ', 'sao-jose'],
    ['NR-10: Segurança & Eletricidade (40h)', 'nr-10-seguranca-eletricidade-40h'],
    ['日本', ''],
    ['', ''],
  ])('of %j is %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('is empty or well formed, and its own slug, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text);
        expect(slug === '' || isSlug(slug)).toBe(true);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });

  it.each(['', '-a', 'a-', 'a--b', 'A', 'ção', 'a b', 'a/b', 'a\n'])('%j is not one', (text) => {
    expect(isSlug(text)).toBe(false);
  });

  it('answers at once on hostile texts', () => {
    const started = performance.now();
    isSlug(`${'a-'.repeat(100_000)}!`);
    slugify('-'.repeat(200_000));
    slugify('!a'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe('folding', () => {
  it('forgets accents and case (TEXT-16)', () => {
    expect(foldText('CRICIÚMA')).toBe('criciuma');
    expect(foldText('Itajaí'.normalize('NFD'))).toBe('itajai');
  });
});

describe('order by text', () => {
  it('minds neither case nor accents, and keeps what is the same as it was', () => {
    const names = ['Zinco', 'azul', 'Água', 'São José', 'SAO JOSE', 'Agudos', 'Sao Bento'];
    expect(sortByText(names, (name) => name)).toEqual([
      'Água',
      'Agudos',
      'azul',
      'Sao Bento',
      'São José',
      'SAO JOSE',
      'Zinco',
    ]);
  });

  it('is that of a Brazilian dictionary for the cities of the state', () => {
    const names = getMunicipalities('SC').map(({ name }) => name);
    expect(sortByText(names, (name) => name)).toEqual(names.toSorted(new Intl.Collator('pt-BR').compare));
  });
});

it.each([
  ['torno-cnc', 'torno cnc'],
  ['---', '---'],
])('the words of %j are %j', (slug, words) => {
  expect(slugWords(slug)).toBe(words);
});
