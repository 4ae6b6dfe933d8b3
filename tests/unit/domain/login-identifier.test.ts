import { describe, expect, it } from 'vitest';
import { loginIdentifierKind, normalizeLoginIdentifier } from '#/domain/login-identifier.ts';

describe('login identifier', () => {
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
  ])('%j is a %s, kept as %j', (text, kind, kept) => {
    expect(loginIdentifierKind(text)).toBe(kind);
    expect(normalizeLoginIdentifier(text)).toBe(kept);
  });
});
