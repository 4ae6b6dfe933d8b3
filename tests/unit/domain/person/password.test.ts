import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPassword,
  COMMON_PASSWORD_MESSAGE,
  isPassword,
  listPasswordRules,
  PASSWORD_RULES_FOR_MANAGERS,
  passwordSchema,
  PERSONAL_PASSWORD_MESSAGE,
} from '#/domain/person/password.ts';
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

  // IDENTITY-16
  it('lists every rule before sending, also those that only the backend can check', () => {
    const states = (refusal?: string) => listPasswordRules('Senha123', refusal).map(({ met }) => met);
    expect(listPasswordRules('').map(({ text }) => text)).toEqual([
      'De 8 a 16 caracteres',
      'Pelo menos um número',
      'Pelo menos uma letra maiúscula',
      'Pelo menos uma letra minúscula',
      'Sem letras acentuadas',
      'Sem seu nome, e-mail, CPF, telefone ou data de nascimento',
      'Difícil de adivinhar: nem senha comum, nem uma palavra com poucos números',
    ]);
    expect(states()).toEqual([true, true, true, true, true, undefined, undefined]);
    expect(states(PERSONAL_PASSWORD_MESSAGE).slice(5)).toEqual([false, undefined]);
    expect(states(COMMON_PASSWORD_MESSAGE).slice(5)).toEqual([undefined, false]);
  });

  it('is made up by password managers as the rules want it', () => {
    const rules = Object.fromEntries(
      PASSWORD_RULES_FOR_MANAGERS.split('; ').map((rule) => rule.split(': ') as [string, string]),
    );
    expect(rules).toMatchObject({ minlength: '8', maxlength: '16' });
    expect(PASSWORD_RULES_FOR_MANAGERS.match(/required: \w+/g)).toEqual([
      'required: lower',
      'required: upper',
      'required: digit',
    ]);
    const allowed = /\[(.+)\]/.exec(PASSWORD_RULES_FOR_MANAGERS)![1]!;
    expect(allowed.startsWith('-')).toBe(true);
    for (const sign of allowed) expect(isPassword(`Ab3defg${sign}`)).toBe(true);
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
