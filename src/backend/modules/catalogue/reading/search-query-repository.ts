import { sql, type SQL } from 'drizzle-orm';

/** Any of its forms matches. Forms are lower-case letters and digits only. */
export interface SearchWord {
  /** Without accents; found as whole words and as beginnings. */
  forms: readonly string[];
  /** With and without accents; found by their Portuguese stem. */
  stems: readonly string[];
  /** 'nr3' stands for NR-33 and NR-35 while it is typed. */
  unfinished?: boolean;
}

/**
 * `all`: every word must match, in any order; `any`: one is enough. `wordings` are synonyms, ranked below.
 */
export interface SearchText {
  words: readonly SearchWord[];
  match: 'all' | 'any';
  wordings?: readonly (readonly SearchWord[])[];
}

/** The text as a `tsquery`. There must be at least one word. */
function toTsquery({ words, match, wordings = [] }: SearchText): SQL {
  const all = [wordsQuery(words, match), ...wordings.map((wording) => wordsQuery(wording, match))];
  return sql`(${sql.join(all, sql` || `)})`;
}

/** Whether the course `c` is found by the text, in its title, search terms or description. */
export function isFound(text: SearchText): SQL {
  return sql`c.busca @@ ${toTsquery(text)}`;
}

export function isInTitle(text: SearchText): SQL {
  return sql`c.busca_titulo @@ ${toTsquery(text)}`;
}

const OTHER_WORDING = 0.7;
const BEST_SELLER = 1.25;

/**
 * Rank of the course `c`: title words count more than search terms, whole words twice, synonyms less, best
 * sellers a bit more, in steps.
 */
export function score({ words, match, wordings = [] }: SearchText): SQL {
  const own = wordsScore(words, match);
  const others = wordings.map(
    (wording) => sql`${wordsScore(wording, match)} * ${sql.raw(String(OTHER_WORDING))}`,
  );
  const best = others.length > 0 ? sql`greatest(${sql.join([own, ...others], sql`, `)})` : own;
  return sql`round(${best} * CASE WHEN c.mais_vendido_destaque THEN ${sql.raw(String(BEST_SELLER))} ELSE 1 END * 10)`;
}

function wordsScore(words: readonly SearchWord[], match: SearchText['match']): SQL {
  const whole = words.flatMap(({ forms }) => forms.map(wholeForm)).join(' | ');
  return sql`(ts_rank('{0, 0.1, 0.3, 1}', c.busca_titulo, ${wordsQuery(words, match)})
    + ts_rank('{0, 0.1, 0.2, 1}', c.busca_titulo, to_tsquery('simple', ${whole})))`;
}

function wordsQuery(words: readonly SearchWord[], match: SearchText['match']): SQL {
  return sql`(${sql.join(words.map(wordQuery), sql.raw(match === 'all' ? ' && ' : ' || '))})`;
}

function wordQuery({ forms, stems, unfinished = false }: SearchWord): SQL {
  const beginnings = forms.map((form) => beginning(form, unfinished)).join(' | ');
  return sql`(to_tsquery('simple', ${beginnings}) || to_tsquery('portuguese', ${stems.join(' | ')}))`;
}

/** A single letter, or text that ends in a number, is no prefix: 'nr 1' isn't NR-10. */
function beginning(form: string, unfinished: boolean): string {
  const whole = form.length === 1 || /\d$/.test(form);
  return whole && !unfinished ? wholeForm(form) : `${form}:*`;
}

/** 'nr10' is also found as 'NR 10'. */
function wholeForm(form: string): string {
  const parts = /^([a-z]+)(\d+)$/.exec(form);
  return parts ? `${form} | (${parts[1]} <-> ${parts[2]})` : form;
}
