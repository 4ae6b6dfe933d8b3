import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailSchema, isEmail } from '#/domain/person/email.ts';
import { messagesOf } from '../schema-messages.ts';

describe('e-mail (FORM-9)', () => {
  it.each([
    'ana@example.com',
    'ana.lima+curso@sub.example.com.br',
    "o'neil@example.org",
    'a_b-c@xn--caf-dma.com',
    `${'a'.repeat(64)}@example.com`,
  ])('accepts %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'ana@example..com',
    'ana@-example.com',
    'ana@example-.com',
    'ana.@example.com',
    '.ana@example.com',
    'a..b@example.com',
    'ana lima@example.com',
    'ana@example.com\nbcc:x@example.com',
    'ana@example.c',
    'ana@[127.0.0.1]',
    'joão@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a'.repeat(64)}.com`,
    `ana@${'abcdefgh.'.repeat(30)}com`,
  ])('refuses %j with the literal message', (email) => {
    expect(messagesOf(emailSchema, email)).toEqual(['Informe um e-mail válido']);
  });

  it('asks for an empty one', () => {
    expect(messagesOf(emailSchema, ' ')).toEqual(['Este campo é obrigatório.']);
  });

  it('gives the stored form: trimmed, lower case', () => {
    expect(v.parse(emailSchema, ' Ana@Example.COM ')).toBe('ana@example.com');
  });

  it.each([
    `${'a.'.repeat(50_000)}@`,
    `a@${'a-'.repeat(50_000)}`,
    `a@${'a.'.repeat(50_000)}@`,
    '@'.repeat(100_000),
  ])('answers at once on a hostile text', (text) => {
    const started = performance.now();
    expect(isEmail(text)).toBe(false);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
