import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, isPassword, passwordSchema } from '#/domain/person/password.ts';
import { messagesOf } from '../schema-messages.ts';

describe('password (FORM-3)', () => {
  it.each(['Senha123', 'aB3aB3aB3aB3aB3a', 'Abc 123!', 'P4ss-w0rd_longa'])('accepts %s', (password) => {
    expect(isPassword(password)).toBe(true);
    expect(messagesOf(passwordSchema, password)).toEqual([]);
  });

  it.each([
    ['Senha12', 'De 8 a 16 caracteres'],
    ['Senha123456789012', 'De 8 a 16 caracteres'],
    ['SenhaSenha', 'Pelo menos um número'],
    ['senha1234', 'Pelo menos uma letra maiúscula'],
    ['SENHA1234', 'Pelo menos uma letra minúscula'],
    ['Senhã1234', 'Sem letras acentuadas'],
    ['Senha123ç', 'Sem letras acentuadas'],
    ['Senha123é'.normalize('NFD'), 'Sem letras acentuadas'],
  ])('refuses %s for one rule', (password, rule) => {
    expect(
      checkPassword(password)
        .filter(({ ok }) => !ok)
        .map(({ text }) => text),
    ).toEqual([rule]);
    expect(messagesOf(passwordSchema, password)).toEqual(['Senha não segue as regras abaixo.']);
  });

  it('asks for an empty one', () => {
    expect(messagesOf(passwordSchema, '')).toEqual(['Este campo é obrigatório.']);
    expect(checkPassword('').filter(({ ok }) => ok)).toEqual([]);
  });

  it('never accepts a text without all three kinds in 8 to 16 characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const wanted = /[0-9]/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text);
        expect(isPassword(text)).toBe(wanted && text.length >= 8 && text.length <= 16);
      }),
    );
  });
});
