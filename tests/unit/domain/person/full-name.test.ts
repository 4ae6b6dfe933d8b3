import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import {
  checkFullName,
  firstName,
  FULL_NAME_RULES,
  fullNameSchema,
  isFullName,
  tidyName,
} from '#/domain/person/full-name.ts';
import { messagesOf } from '../schema-messages.ts';

const capitals = 'Cada palavra deve começar com letra maiúscula e não ter outra letra maiúscula';
const signs = 'Não use números ou caracteres especiais; apóstrofo e hífen, só entre duas letras';
const small = "Os conectivos e, de, da, das, do, dos e d' podem ficar em minúsculas, exceto no início";

describe('full name (FORM-1)', () => {
  it.each([
    'Ana Lima',
    'Jó Sá',
    'Maria da Silva',
    'José e Silva',
    'João dos Santos e Souza',
    'Ângela Conceição',
    'Maria das Dores do Óbidos',
    'Günther Müller',
    'Anna Weiss',
    "Maria D'Ávila",
    'Maria d’Ávila',
    "Maria D'ávila",
    'Anna Wolff-Schmidt',
    'Ana-clara Lima',
    'Ana-Clara Lima',
    "Ana Sant'Ana",
    "Ana Sant'ana",
    "Ye'pá Lima",
    "Ana d'Ó",
    "Ana Lima-d’Ávila D'O",
  ])('accepts %s', (name) => {
    expect(isFullName(name)).toBe(true);
    expect(messagesOf(fullNameSchema, name)).toEqual([]);
  });

  it.each([
    ['Ana', 'Informe nome e sobrenome, com pelo menos duas palavras'],
    ['Ana L', 'Cada palavra deve ter pelo menos 2 caracteres'],
    ['A Lima', 'Cada palavra deve ter pelo menos 2 caracteres'],
    ['Ana  Lima', 'Cada palavra deve ter pelo menos 2 caracteres'],
    ['ana Lima', capitals],
    ['Ana lima', capitals],
    ['Ana LiMa', capitals],
    ['ANA LIMA', capitals],
    ['Maria Del Rey di Lima', capitals],
    ['Ana Lima2', signs],
    ["Ana 'Lima", signs],
    ["Ana Lima'", signs],
    ['Ana- Lima', signs],
    ['Ana --Lima', signs],
    ['Ana Wolff--Schmidt', signs],
    ["Ana D''Ávila", signs],
    ['Ana D`Ávila', signs],
    ['Ana D´Ávila', signs],
    ["Ana Sant'4na", signs],
    ['Ana Wolff_Schmidt', signs],
    ["Ana d'ávila", capitals],
    ["Ana l'Ávila", capitals],
    ['Ana wolff-Schmidt', capitals],
    ['Ana Wolff-SChmidt', capitals],
    ["d'Ávila Lima", small],
    ['Maria do Ó', 'Cada palavra deve ter pelo menos 2 caracteres'],
    ['Ana\tLima Sá', signs],
    ['Ana Lima\u200b', signs],
    ['Анна Лима', signs],
    ['Anaaa Lima', 'Não repita a mesma letra três vezes seguidas'],
    ['Aaana Lima', 'Não repita a mesma letra três vezes seguidas'],
    ['de Souza Lima', small],
    [' Ana Lima', 'Não deixe espaços no início ou no fim'],
    ['Ana Lima ', 'Não deixe espaços no início ou no fim'],
  ])('refuses %j by the rule it breaks', (name, rule) => {
    expect(isFullName(name)).toBe(false);
    expect(
      checkFullName(name)
        .filter(({ ok }) => !ok)
        .map(({ text }) => text),
    ).toContain(rule);
  });

  it('breaks only the rule in question', () => {
    expect(checkFullName('Ana Lima ').filter(({ ok }) => !ok)).toHaveLength(1);
    for (const [name, rule] of [
      ["Ana Lima'", signs],
      ['Maria Do Ó', 'Cada palavra deve ter pelo menos 2 caracteres'],
    ] as const) {
      const broken = checkFullName(name).filter(({ ok }) => !ok);
      expect([name, ...broken.map(({ text }) => text)]).toEqual([name, rule]);
    }
    expect(checkFullName('Anaaa Lima').filter(({ ok }) => !ok)).toHaveLength(1);
  });

  it('says every rule after "Regras desse campo:"', () => {
    const [message] = messagesOf(fullNameSchema, 'ana');
    expect(message?.split('\n')).toEqual(['Regras desse campo:', ...FULL_NAME_RULES]);
    expect(messagesOf(fullNameSchema, '')).toEqual(['Este campo é obrigatório.']);
  });

  it('takes at most 120 characters', () => {
    const name = (length: number) => `Ana L${'ai'.repeat(60)}`.slice(0, length);
    expect(messagesOf(fullNameSchema, name(120))).toEqual([]);
    expect(messagesOf(fullNameSchema, name(121))).toEqual(['O nome deve ter no máximo 120 caracteres']);
  });

  it('takes a name typed with combining accents and gives it composed', () => {
    const decomposed = 'José Araújo'.normalize('NFD');
    expect(v.parse(fullNameSchema, decomposed)).toBe('José Araújo'.normalize('NFC'));
  });

  it('accepts any capitalised words joined by connectors', () => {
    const word = fc.constantFrom('Ana', 'José', 'Silva', 'Souza', 'Ítalo', 'Yasmin');
    const connector = fc.constantFrom('', 'e ', 'de ', 'da ', 'das ', 'do ', 'dos ');
    fc.assert(
      fc.property(word, connector, word, connector, word, (a, x, b, y, c) => {
        expect(isFullName(`${a} ${x}${b} ${y}${c}`)).toBe(true);
        expect(isFullName(`e ${a} ${x}${b}`)).toBe(false);
      }),
    );
  });

  it('takes an apostrophe or a hyphen between two letters of any name, and nowhere else', () => {
    const part = fc.constantFrom('Ana', 'Á', 'ye', 'pá', 'Schmidt', 'd', 'Ávila');
    const sign = fc.constantFrom("'", '’', '-');
    fc.assert(
      fc.property(fc.constantFrom('Wolff', 'D', 'Ye', 'Á'), sign, part, (first, mark, later) => {
        const word = `${first}${mark}${later}`;
        for (const name of [`Ana ${word}`, `${word} Lima`]) {
          expect([name, isFullName(name), tidyName(name)]).toEqual([name, true, name]);
          expect(v.parse(fullNameSchema, name)).toBe(name);
        }
        for (const bad of [
          `${mark}${word}`,
          `${word}${mark}`,
          `${first}${mark}${mark}${later}`,
          `${word}${mark}1`,
        ]) {
          expect([bad, isFullName(`Ana ${bad}`)]).toEqual([bad, false]);
        }
      }),
      { seed: 5_2026 },
    );
  });

  it('rewrites nothing but blanks of a name that mixes small letters and capitals', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('A', 'é', 'Lima', ' ', "'", '-', '’', 'DE', '1'), { maxLength: 8 }),
        (parts) => {
          const typed = `aB${parts.join('')}`;
          expect(tidyName(typed)).toBe(typed.trim().replaceAll(/ +/g, ' '));
        },
      ),
      { seed: 5_2026 },
    );
  });

  // FORM-31
  it('drops what was pasted along unseen', () => {
    const pasted = '\u202aJo\u00adsé\u200b \u200d\u00a0Lima\ufeff\u202c';
    expect(tidyName(pasted)).toBe('José Lima');
    expect(v.parse(fullNameSchema, 'José\u00a0Li\u200bma\ufeff')).toBe('José Lima');
  });

  it('answers at once on a very long text', () => {
    const started = performance.now();
    isFullName(`${'Ab '.repeat(100_000)}1`);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it('greets by the first word', () => {
    expect(firstName('Maria da Silva')).toBe('Maria');
    expect(firstName('')).toBe('');
  });
});

test.each([
  ['ana lima', 'Ana Lima'],
  ['ANA MARIA DA SILVA', 'Ana Maria da Silva'],
  [' joão  dos santos ', 'João dos Santos'],
  [' joão  DOS santos ', 'joão DOS santos'],
  ["MARIA D'ÁVILA", "Maria D'Ávila"],
  ['maria d’ávila sant’ana', 'Maria D’Ávila Sant’Ana'],
  ['ANNA WOLFF-SCHMIDT', 'Anna Wolff-Schmidt'],
  ["Maria D'ÁVILA", "Maria D'ÁVILA"],
  ["Maria d'Ávila", "Maria d'Ávila"],
  ["Ye'pá Lima", "Ye'pá Lima"],
  ['da silva', 'Da Silva'],
  ['ÉRICA DE ÁVILA', 'Érica de Ávila'],
  ['Ana McDonald', 'Ana McDonald'],
  ['', ''],
])('%j is brought into form as %j, and stays so', (typed, tidy) => {
  expect(tidyName(typed)).toBe(tidy);
  expect(tidyName(tidy)).toBe(tidy);
});
