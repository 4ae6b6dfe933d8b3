import type { SearchResult } from '#/contract/catalogue/search.ts';
import { facets, priceRangeFacet } from '#/domain/catalogue/facets.ts';

const insteadOf = new Map<string, string>(
  [priceRangeFacet, ...facets].map(({ name, instead }) => [name, instead]),
);

export function describeRelaxation(
  { relaxado, corrigido }: Pick<SearchResult, 'relaxado' | 'corrigido'>,
  words: string | undefined,
): { title: string; text: string } {
  const places = joinWords(relaxado.flatMap((name) => insteadOf.get(name) ?? []));
  const wordsAreFound = corrigido === null && !relaxado.includes('palavras');
  const title = words
    ? `Não encontramos “${words}”${wordsAreFound ? ' com esses filtros' : ''}`
    : 'Não encontramos o que você filtrou';
  if (corrigido !== null) {
    return { title, text: `Mostramos cursos de “${corrigido}”${places && `, ${places}`}.` };
  }
  if (relaxado.includes('palavras')) {
    return { title, text: `Mostramos cursos com parte dessas palavras${places && `, ${places}`}.` };
  }
  return { title, text: `Estes são os cursos mais parecidos${places && `, ${places}`}.` };
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;
}
