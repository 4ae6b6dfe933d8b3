import type { Database } from '#/backend/db/database.ts';
import type { SearchText, SearchWord } from './search-query-repository.ts';
import { cityNicknames, type FacetOfText, facetPhrases } from './search-synonyms.ts';
import {
  findNamedCity,
  findSimilarWords,
  isKnownText,
  type KnownWords,
  listCityNames,
  type NamedCity,
} from './search-text-repository.ts';
import { plainText, splitWords, withoutPhrase } from './search-words.ts';
import { correctWord, isMistyped } from './typing-error.ts';

const FEWEST_LETTERS = 3;

export interface ReadText {
  text: SearchText | undefined;
  facets: FacetOfText;
  city: NamedCity | undefined;
}

export async function readText(db: Database, typed: string): Promise<ReadText> {
  const whole = splitWords(typed);
  if (!whole) return { text: undefined, facets: {}, city: undefined };
  let plain = withFullCityNames(plainText(typed));
  const facets: FacetOfText = {};
  for (const [phrase, facet] of facetPhrases) {
    const left = withoutPhrase(plain, phrase);
    if (left === undefined) continue;
    plain = left;
    Object.assign(facets, facet);
  }
  const city = await findNamedCity(db, plain);
  if (city) plain = withoutCity(plain, city);
  const asTyped = !city && Object.keys(facets).length === 0;
  return { facets, text: asTyped ? whole : splitWords(plain), city };
}

function withFullCityNames(plain: string): string {
  return Object.entries(cityNicknames).reduce((text, [nickname, name]) => {
    const known = withoutPhrase(text, name) === undefined;
    return known ? ` ${text} `.replace(` ${nickname} `, ` ${name} `).trim() : text;
  }, plain);
}

function withoutCity(plain: string, { nome, uf }: NamedCity): string {
  return withoutPhrase(plain, `${nome} ${uf}`) ?? withoutPhrase(plain, nome) ?? plain;
}

export interface NearestText {
  text: SearchText | undefined;
  city?: string;
  how: 'grafia' | 'palavras';
  corrected: string | null;
}

/**
 * For a text that finds no course at all: the same with typos corrected, else courses with any of its words.
 * Undefined when the text finds something, or nothing is near.
 */
export async function findNearestText(db: Database, text: SearchText): Promise<NearestText | undefined> {
  if (await isKnownText(db, text)) return undefined;
  const inCity = await findMistypedCity(db, text);
  if (inCity && (!inCity.text || (await isKnownText(db, inCity.text)))) return inCity;
  const known = await findSimilarWords(
    db,
    text.words.map(({ forms }) => forms[0]!),
  );
  const significant = text.words.filter(({ forms }) => forms[0]!.length >= FEWEST_LETTERS);
  const words = significant.map((word) => nearestWord(word, known));
  const found = words.filter((word) => word !== undefined);
  if (found.length === 0) return undefined;
  const corrected: SearchText = { words: found, match: 'all' };
  if (found.length === words.length && (await isKnownText(db, corrected))) {
    const [before, after] = [wordsOf(text.words), wordsOf(found)];
    return { text: corrected, how: 'grafia', corrected: after === before ? null : after };
  }
  return { text: { ...text, words: found, match: 'any' }, how: 'palavras', corrected: null };
}

async function findMistypedCity(db: Database, text: SearchText): Promise<NearestText | undefined> {
  const typed = text.words.map(({ forms }) => forms[0]!);
  for (const city of await listCityNames(db)) {
    const length = city.nome.split(' ').length;
    const at = typed.findIndex((_, start) =>
      isMistyped(typed.slice(start, start + length).join(' '), city.nome),
    );
    if (at < 0) continue;
    const words = text.words.toSpliced(at, length);
    const corrected = words.length > 0 ? `${wordsOf(words)} em ${city.titulo}` : city.titulo;
    const left: SearchText | undefined = words.length > 0 ? { words, match: 'all' } : undefined;
    return { text: left, city: city.slug, how: 'grafia', corrected };
  }
  return undefined;
}

function wordsOf(words: readonly SearchWord[]): string {
  return words.map(({ forms }) => forms[0]).join(' ');
}

function nearestWord(word: SearchWord, known: readonly KnownWords[]): SearchWord | undefined {
  const row = known.find(({ palavra }) => palavra === word.forms[0]);
  if (!row || row.conhecida) return { ...word, unfinished: true };
  return correctWord(row.palavra, row.parecidas);
}
