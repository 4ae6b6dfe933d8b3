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
  ])('accepts %s', (name) => {
    expect(isFullName(name)).toBe(true);
    expect(messagesOf(fullNameSchema, name)).toEqual([]);
  });

  it.each([
    ['Ana', 'Informe nome e sobrenome, com pelo menos duas palavras'],
    ['Ana L', 'Cada palavra deve ter pelo menos 2 caracteres'],
    ['A Lima', 'Cada palavra deve ter pelo menos 2 caracteres'],
    ['Ana  Lima', 'Cada palavra deve ter pelo menos 2 caracteres'],
    ['ana Lima', 'Cada palavra deve começar com letra maiúscula e não ter outra letra maiúscula'],
    ['Ana lima', 'Cada palavra deve começar com letra maiúscula e não ter outra letra maiúscula'],
    ['Ana LiMa', 'Cada palavra deve começar com letra maiúscula e não ter outra letra maiúscula'],
    ['ANA LIMA', 'Cada palavra deve começar com letra maiúscula e não ter outra letra maiúscula'],
    [
      'Maria Del Rey di Lima',
      'Cada palavra deve começar com letra maiúscula e não ter outra letra maiúscula',
    ],
    ['Ana Lima2', 'Não use números ou caracteres especiais'],
    ['Ana-Clara Lima', 'Não use números ou caracteres especiais'],
    ["Ana Sant'ana", 'Não use números ou caracteres especiais'],
    ['Ana\tLima Sá', 'Não use números ou caracteres especiais'],
    ['Ana Lima\u200b', 'Não use números ou caracteres especiais'],
    ['Анна Лима', 'Não use números ou caracteres especiais'],
    ['Anaaa Lima', 'Não repita a mesma letra três vezes seguidas'],
    ['Aaana Lima', 'Não repita a mesma letra três vezes seguidas'],
    ['de Souza Lima', 'Os conectivos e, de, da, das, do, dos podem ficar em minúsculas, exceto no início'],
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
    expect(checkFullName('Ana-clara Lima').filter(({ ok }) => !ok)).toHaveLength(1);
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
  [' joão  DOS santos ', 'João dos Santos'],
  ['da silva', 'Da Silva'],
  ['érica de ÁVILA', 'Érica de Ávila'],
  ['Ana McDonald', 'Ana McDonald'],
  ['', ''],
])('%j is brought into form as %j, and stays so', (typed, tidy) => {
  expect(tidyName(typed)).toBe(tidy);
  expect(tidyName(tidy)).toBe(tidy);
});
