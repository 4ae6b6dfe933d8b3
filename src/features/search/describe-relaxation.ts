import type { Relaxation, SearchResult } from '#/contract/catalogue/search.ts';

/** What the nearest courses have instead of what was asked for. */
const insteadOf: Record<Exclude<Relaxation, 'grafia' | 'palavras'>, string> = {
  cidade: 'em outras cidades',
  turno: 'em outros turnos',
  formato: 'em outros formatos',
  faixa_preco: 'em outra faixa de preço',
  preco: 'pagos e gratuitos',
  tipo_curso: 'de outros tipos',
  area: 'de outras áreas',
  modalidade: 'de outras modalidades',
};

/** Title and text over the nearest courses: what wasn't found, and what these are. */
export function describeRelaxation(
  { relaxado, corrigido }: Pick<SearchResult, 'relaxado' | 'corrigido'>,
  words: string | undefined,
): { title: string; text: string } {
  const filters = relaxado.filter((name) => name !== 'grafia' && name !== 'palavras');
  const places = joinWords(filters.map((name) => insteadOf[name]));
  const title = words ? `Não encontramos “${words}”` : 'Não encontramos o que você filtrou';
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
