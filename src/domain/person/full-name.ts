import * as v from 'valibot';
import { requiredThat } from '../text/required.ts';

/** Small words within a name, which may stay in lower case unless first (FORM-1). */
export const CONNECTORS: ReadonlySet<string> = new Set(['e', 'de', 'da', 'das', 'do', 'dos']);
const WORD = /^\p{Lu}\P{Lu}*$/u;
const LETTERS_AND_SPACES = /^(?:(?=\p{Script=Latin})[\p{Lu}\p{Ll}]| )*$/u;
const THREE_IN_A_ROW = /(\p{L})\1\1/iu;

interface FullNameRule {
  text: string;
  accepts: (name: string) => boolean;
}

const RULES: readonly FullNameRule[] = [
  {
    text: 'Informe nome e sobrenome, com pelo menos duas palavras',
    accepts: (name) => words(name).length >= 2,
  },
  {
    text: 'Cada palavra deve ter pelo menos 2 caracteres',
    accepts: (name) =>
      name
        .trim()
        .split(' ')
        .every((word, i) => [...word].length >= 2 || isConnector(word, i)),
  },
  {
    text: 'Cada palavra deve começar com letra maiúscula e não ter outra letra maiúscula',
    accepts: (name) => words(name).every((word, i) => WORD.test(word) || isConnector(word, i)),
  },
  { text: 'Não use números ou caracteres especiais', accepts: (name) => LETTERS_AND_SPACES.test(name) },
  { text: 'Não repita a mesma letra três vezes seguidas', accepts: (name) => !THREE_IN_A_ROW.test(name) },
  {
    text: 'Os conectivos e, de, da, das, do, dos podem ficar em minúsculas, exceto no início',
    accepts: (name) => !CONNECTORS.has(words(name)[0] ?? ''),
  },
  { text: 'Não deixe espaços no início ou no fim', accepts: (name) => name === name.trim() },
];

/** The rule texts shown under 'Regras desse campo:', in the order of FORM-1. */
export const FULL_NAME_RULES: readonly string[] = RULES.map((rule) => rule.text);

/** 'Regras desse campo:' and each rule on a line of its own. */
export const FULL_NAME_MESSAGE = ['Regras desse campo:', ...FULL_NAME_RULES].join('\n');

/** Each rule with whether this name keeps it, for a list that is ticked off while typing. */
export function checkFullName(name: string): { text: string; ok: boolean }[] {
  const composed = name.normalize('NFC');
  return RULES.map(({ text, accepts }) => ({ text, ok: accepts(composed) }));
}

/** True when the name keeps every rule of FORM-1. Hyphens and apostrophes are special characters there. */
export function isFullName(name: string): boolean {
  return checkFullName(name).every((rule) => rule.ok);
}

/** The first word of a name, for the greeting in the header. Empty for an empty name. */
export function firstName(name: string): string {
  return words(name)[0] ?? '';
}

/**
 * A name as somebody pasted or typed it: without blanks around it, with single ones within, and with a
 * capital where a word was typed in small letters or capitals alone, but for the small words within it. How a
 * word mixes them is its owner's business.
 */
export function tidyName(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word, position) => {
      const small = word.toLocaleLowerCase('pt-BR');
      if (word !== small && word !== word.toLocaleUpperCase('pt-BR')) return word;
      if (isConnector(small, position)) return small;
      const [first = '', ...rest] = small;
      return first.toLocaleUpperCase('pt-BR') + rest.join('');
    })
    .join(' ');
}

/** A full name, composed to NFC. */
export const fullNameSchema = v.pipe(
  requiredThat(isFullName, FULL_NAME_MESSAGE),
  v.maxLength(120, 'O nome deve ter no máximo 120 caracteres'),
  v.normalize('NFC'),
);

function words(name: string): string[] {
  return name.split(' ').filter((word) => word !== '');
}

function isConnector(word: string, position: number): boolean {
  return position > 0 && CONNECTORS.has(word);
}
