import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as brazilian } from '@zxcvbn-ts/language-pt-br';
import { isPassword } from '../../src/domain/person/password.ts';
import { localWords } from './local-words.ts';

/**
 * How many of the commonest plain words of passwords are taken: beyond them the list holds hardly anything a
 * Brazilian writes.
 */
const WORDS = 12_000;
const plainWord = /^[a-z]{4,15}$/;

const leaked = common['passwords-common'];
const sorted = (words: Iterable<string>) => [...new Set(words)].toSorted();

/**
 * Passwords of known leaks that keep the rules of the shop once a letter of theirs is a capital, in small
 * letters.
 */
export function chooseCommonPasswords(): string[] {
  return sorted(leaked.map((password) => password.toLowerCase()).filter(keepsRules));
}

/**
 * Words that people make a password of with some digits: of known leaks, names of Brazil, and what is close
 * to the shop.
 */
export function chooseCommonWords(): string[] {
  const words = leaked.filter((word) => plainWord.test(word)).slice(0, WORDS);
  const names = [...brazilian['firstnames-pt-br'], ...brazilian['lastnames-pt-br']];
  return sorted([...words, ...names.filter((name) => plainWord.test(name)), ...localWords]);
}

function keepsRules(password: string): boolean {
  const capitalized = password.replace(/[a-z]/, (letter) => letter.toUpperCase());
  return isPassword(capitalized);
}
