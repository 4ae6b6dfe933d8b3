import * as v from 'valibot';
import { requiredThat } from '../text/required.ts';
import { visibleText } from '../text/visible-text.ts';

export const FULL_NAME_MAX_LENGTH = 120;

/** Small words within a name, which may stay in lower case unless first (FORM-1). */
const CONNECTORS: ReadonlySet<string> = new Set(['e', 'de', 'da', 'das', 'do', 'dos']);
const CAPITALIZED = /^\p{Lu}\P{Lu}*$/u;
const LATER_PART = /^\p{Lu}?\P{Lu}*$/u;
const JOINT = /(?<=\p{L})[^\p{L}]+(?=\p{L})/u;
const SMALL_D = /^d['’](?=\p{L})/u;
const LETTERS_JOINTS_AND_SPACES = /^(?:(?=\p{Script=Latin})[\p{Lu}\p{Ll}]| |(?<=\p{L})['’-](?=\p{L}))*$/u;
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
    accepts: (name) => words(name).every((word, i) => hasItsCapitals(word, i) || isConnector(word, i)),
  },
  {
    text: 'Não use números ou caracteres especiais; apóstrofo e hífen, só entre duas letras',
    accepts: (name) => LETTERS_JOINTS_AND_SPACES.test(name),
  },
  { text: 'Não repita a mesma letra três vezes seguidas', accepts: (name) => !THREE_IN_A_ROW.test(name) },
  {
    text: "Os conectivos e, de, da, das, do, dos e d' podem ficar em minúsculas, exceto no início",
    accepts: (name) => {
      const [first = ''] = words(name);
      return !CONNECTORS.has(first) && !SMALL_D.test(first);
    },
  },
  { text: 'Não deixe espaços no início ou no fim', accepts: (name) => name === name.trim() },
];

/** The rule texts shown under 'Regras desse campo:', in the order of FORM-1. */
export const FULL_NAME_RULES: readonly string[] = RULES.map((rule) => rule.text);

export const FULL_NAME_MESSAGE = ['Regras desse campo:', ...FULL_NAME_RULES].join('\n');

export function checkFullName(name: string): { text: string; ok: boolean }[] {
  const composed = name.normalize('NFC');
  return RULES.map(({ text, accepts }) => ({ text, ok: accepts(composed) }));
}

// FORM-1
export function isFullName(name: string): boolean {
  return checkFullName(name).every((rule) => rule.ok);
}

/** The first word of a name, for the greeting in the header. Empty for an empty name. */
export function firstName(name: string): string {
  return words(name)[0] ?? '';
}

/**
 * A name as it was typed or pasted, with single blanks and none around it. One that is written wholly in
 * small letters or in capitals gets a capital for each word, and behind each apostrophe or hyphen of a word,
 * but for the connectors within it. Any other name is its owner's business, and stays as it is.
 */
export function tidyName(text: string): string {
  const name = visibleText(text).trim().split(/\s+/).join(' ');
  const small = name.toLocaleLowerCase('pt-BR');
  if (name !== small && name !== name.toLocaleUpperCase('pt-BR')) return name;
  return small
    .split(' ')
    .map((word, position) => (isConnector(word, position) ? word : capitalizeParts(word)))
    .join(' ');
}

export const fullNameSchema = v.pipe(
  requiredThat(isFullName, FULL_NAME_MESSAGE),
  v.maxLength(FULL_NAME_MAX_LENGTH, `O nome deve ter no máximo ${FULL_NAME_MAX_LENGTH} caracteres`),
  v.normalize('NFC'),
);

function words(name: string): string[] {
  return name.split(' ').filter((word) => word !== '');
}

function hasItsCapitals(word: string, position: number): boolean {
  const [first = '', ...later] = (position > 0 ? word.replace(SMALL_D, '') : word).split(JOINT);
  return CAPITALIZED.test(first) && later.every((part) => LATER_PART.test(part));
}

function capitalizeParts(word: string): string {
  return word.replace(/(?<![\p{L}\p{M}\p{N}])\p{L}/gu, (start) => start.toLocaleUpperCase('pt-BR'));
}

function isConnector(word: string, position: number): boolean {
  return position > 0 && CONNECTORS.has(word);
}
