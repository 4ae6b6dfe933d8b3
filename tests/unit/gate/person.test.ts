import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import { describe, expect, test } from 'vitest';
import { isCpf } from '#/domain/person/cpf.ts';
import { isFullName } from '#/domain/person/full-name.ts';
import { isPassword } from '#/domain/person/password.ts';
import { makePerson } from '../../support/person.ts';

describe('a made-up person', () => {
  const people = Array.from({ length: 200 }, makePerson);

  test('keeps the rules of the shop', () => {
    const broken = people.filter(
      ({ nome, cpf, senha }) => !isFullName(nome) || !isCpf(cpf) || !isValidCpf(cpf) || !isPassword(senha),
    );
    expect(broken).toEqual([]);
  });

  test('is like no one else', () => {
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(new Set(people.map(({ cpf }) => cpf)).size).toBe(people.length);
  });
});
