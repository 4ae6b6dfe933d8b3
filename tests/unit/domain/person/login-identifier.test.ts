import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  loginIdentifierKind,
  loginIdentifierSchema,
  normalizeLoginIdentifier,
} from '#/domain/person/login-identifier.ts';
import { messagesOf } from '../schema-messages.ts';

describe('login identifier (FORM-10)', () => {
  it.each([
    ['529.982.247-25', 'cpf', '52998224725'],
    ['52998224725', 'cpf', '52998224725'],
    [' 529.982.247-25 ', 'cpf', '52998224725'],
    ['123', 'cpf', '123'],
    ['Ana@Example.com', 'email', 'ana@example.com'],
    ['52998224725@example.com', 'email', '52998224725@example.com'],
    [' ana.lima ', 'username', 'ana.lima'],
    ['ana1', 'username', 'ana1'],
    ['', 'username', ''],
    ['.-', 'username', '.-'],
  ])('%j is a %s, kept as %j', (text, kind, stored) => {
    expect(loginIdentifierKind(text)).toBe(kind);
    expect(normalizeLoginIdentifier(text)).toBe(stored);
  });

  it.each([
    ['', ['Este campo é obrigatório.']],
    [' ', ['Este campo é obrigatório.']],
    [undefined, ['Este campo é obrigatório.']],
    ['529.982.247-26', ['CPF inválido.']],
    ['123', ['CPF inválido.']],
    ['ana@', ['Este formato está inválido.']],
    ['ana@exemplo', ['Este formato está inválido.']],
    ['529.982.247-25', []],
    [' 529 982 247-25', []],
    ['Ana@Exemplo.com', []],
    ['ana.lima', []],
    ['ana1', []],
  ])('%j is told %j', (text, messages) => {
    expect(messagesOf(loginIdentifierSchema, text)).toEqual(messages);
  });

  it('is given trimmed', () => {
    expect(v.parse(loginIdentifierSchema, ' ana.lima ')).toBe('ana.lima');
  });
});
