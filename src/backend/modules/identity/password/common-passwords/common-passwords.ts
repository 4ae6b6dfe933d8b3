import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#/backend/project-root.ts';

const folder = join(projectRoot, 'src', 'backend', 'modules', 'identity', 'password', 'common-passwords');

export const commonPasswordsFile = join(folder, 'common-passwords.txt');
export const commonWordsFile = join(folder, 'common-words.txt');

let lists: { passwords: ReadonlySet<string>; words: ReadonlySet<string> } | undefined;

const read = (file: string) => new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));

const lookAlikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unmask = (text: string) => text.replace(/[013457@$!]/g, (sign) => lookAlikes[sign]!);

const FEWEST_DIFFERENT = 5;
const SHORT_AFFIX = 5;
const runs = ['01234567890123456789', '98765432109876543210'];

/**
 * True for leaked passwords and for common words or names with a year, digits or signs, whatever their case.
 */
export function isCommonPassword(password: string): boolean {
  const { passwords, words } = (lists ??= {
    passwords: read(commonPasswordsFile),
    words: read(commonWordsFile),
  });
  const small = password.toLowerCase();
  if (new Set(small).size < FEWEST_DIFFERENT) return true;
  if (passwords.has(small) || passwords.has(unmask(small))) return true;
  return splitsOf(small).some(
    ({ word, affix }) => isSimple(affix) && (words.has(word) || words.has(unmask(word))),
  );
}

function splitsOf(text: string): { word: string; affix: string }[] {
  const before = /^[^a-z]*/.exec(text)![0].length;
  const after = /[^a-z]*$/.exec(text)![0].length;
  const splits = [];
  for (let start = 0; start <= before; start += 1) {
    for (let end = text.length - after; end <= text.length; end += 1) {
      splits.push({ word: text.slice(start, end), affix: text.slice(0, start) + text.slice(end) });
    }
  }
  return splits;
}

const isSimple = (affix: string) =>
  affix.length <= SHORT_AFFIX ||
  new Set(affix).size === 1 ||
  runs.some((run) => run.includes(affix.replace(/\D/g, '') || 'none'));
