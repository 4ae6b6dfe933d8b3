import { expect, it } from 'vitest';
import { describeRelaxation } from '#/storefront/features/search/describe-relaxation.ts';

it('names what was searched for instead of a typo', () => {
  expect(describeRelaxation({ relaxado: ['grafia'], corrigido: 'soldador' }, 'sodlador')).toEqual({
    title: 'Não encontramos “sodlador”',
    text: 'Mostramos cursos de “soldador”.',
  });
});

it('says that some of the words are enough', () => {
  const { text } = describeRelaxation({ relaxado: ['palavras', 'cidade'], corrigido: null }, 'x');
  expect(text).toBe('Mostramos cursos com parte dessas palavras, em outras cidades.');
});

it('says which filters the nearest courses leave out (SEARCH-7)', () => {
  const relaxed = { relaxado: ['faixa_preco', 'turno', 'cidade'], corrigido: null } as const;
  expect(describeRelaxation({ ...relaxed, relaxado: [...relaxed.relaxado] }, undefined)).toEqual({
    title: 'Não encontramos o que você filtrou',
    text: 'Estes são os cursos mais parecidos, em outra faixa de preço, em outros turnos e em outras cidades.',
  });
});

it('says that the words were found, and only the filters weren’t', () => {
  const relaxed = { relaxado: ['faixa_preco' as const], corrigido: null };
  expect(describeRelaxation(relaxed, 'eletricista').title).toBe(
    'Não encontramos “eletricista” com esses filtros',
  );
});
