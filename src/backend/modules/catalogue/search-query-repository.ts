import { sql, type SQL } from 'drizzle-orm';

/** One word of a search: any of its forms may stand in the course. Forms are lower-case letters and digits only. */
export interface SearchWord {
  /** Without accents; found as whole words and as beginnings. */
  forms: readonly string[];
  /** With and without accents; found by their Portuguese stem. */
  stems: readonly string[];
}

/** What a person searches for. `all`: every word must be found, in any order; `any`: one is enough. */
export interface SearchText {
  words: readonly SearchWord[];
  match: 'all' | 'any';
}

/** The text as a `tsquery`. There must be at least one word. */
export function toTsquery({ words, match }: SearchText): SQL {
  return sql`(${sql.join(words.map(wordQuery), sql.raw(match === 'all' ? ' && ' : ' || '))})`;
}

/** Whether the course `c` is found by the text, in its title, search terms or description. */
export function isFound(text: SearchText): SQL {
  return sql`c.busca @@ ${toTsquery(text)}`;
}

/** Whether the title or the search terms of the course `c` have the text. */
export function isInTitle(text: SearchText): SQL {
  return sql`c.busca_titulo @@ ${toTsquery(text)}`;
}

/**
 * How well the course `c` fits: a word of the title counts more than one of the search terms, those of the description
 * break no tie; a whole word counts more than a beginning.
 */
export function score(text: SearchText): SQL {
  const whole = text.words.flatMap(({ forms }) => forms).join(' | ');
  return sql`(ts_rank('{0, 0.1, 0.3, 1}', c.busca_titulo, ${toTsquery(text)})
    + ts_rank('{0, 0.1, 0.2, 1}', c.busca_titulo, to_tsquery('simple', ${whole})))`;
}

function wordQuery({ forms, stems }: SearchWord): SQL {
  const beginnings = forms.map(beginning).join(' | ');
  return sql`(to_tsquery('simple', ${beginnings}) || to_tsquery('portuguese', ${stems.join(' | ')}))`;
}

/** 'nr10' is also found as 'NR 10'. A single letter or a number is no beginning: 'nr 1' isn't NR-10. */
function beginning(form: string): string {
  const parts = /^([a-z]+)(\d+)$/.exec(form);
  if (parts) return `${form}:* | (${parts[1]} <-> ${parts[2]})`;
  return form.length === 1 || /^\d+$/.test(form) ? form : `${form}:*`;
}
