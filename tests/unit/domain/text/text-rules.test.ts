import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  complementSchema,
  isNumeric,
  isShortName,
  isShortText,
  minLengthSchema,
  numericSchema,
  shortTextSchema,
} from '#/domain/text/text-rules.ts';
import { socialNameSchema } from '#/domain/person/person-record.ts';
import { messagesOf } from '../schema-messages.ts';

describe('text rules', () => {
  it('numeric only', () => {
    expect(isNumeric('0123')).toBe(true);
    expect(messagesOf(numericSchema, '12')).toEqual([]);
    for (const text of ['1a', '1.5', '-1', '1 2', '١']) {
      expect(messagesOf(numericSchema, text)).toEqual(['Apenas valores numéricos são aceitos.']);
    }
    expect(messagesOf(numericSchema, '')).toEqual(['Este campo é obrigatório.']);
  });

  it('minimum length', () => {
    expect(messagesOf(minLengthSchema(4), 'abcd')).toEqual([]);
    expect(messagesOf(minLengthSchema(4), 'abc')).toEqual(['Este campo está incompleto.']);
    expect(messagesOf(minLengthSchema(4), '')).toEqual(['Este campo é obrigatório.']);
  });

  it('address complement of at most 60 characters', () => {
    expect(messagesOf(complementSchema, '')).toEqual([]);
    expect(messagesOf(complementSchema, 'a'.repeat(60))).toEqual([]);
    expect(messagesOf(complementSchema, 'a'.repeat(61))).toEqual([
      'O complemento deve ter no máximo 60 caracteres',
    ]);
  });

  it('short name of at least 3 letters', () => {
    for (const text of ['Ana', 'Zé Lu', 'íris', 'José'.normalize('NFD')])
      expect(isShortName(text)).toBe(true);
    for (const text of ['Jó', 'An4', 'Ana!', '-Ana', 'Ana-', "Ana '", 'A--na', ' Ana', '   ', ''])
      expect(isShortName(text)).toBe(false);
    expect(messagesOf(socialNameSchema, '')).toEqual([]);
    expect(messagesOf(socialNameSchema, 'Bia')).toEqual([]);
    expect(messagesOf(socialNameSchema, 'Jó')).toEqual([
      'Informe um nome de pelo menos 3 letras, sem números.',
    ]);
  });

  it('short text of at least 10 characters (FORM-19)', () => {
    expect(isShortText('Muito bom!')).toBe(true);
    expect(isShortText('Muito bom ')).toBe(false);
    const schema = shortTextSchema(20);
    expect(messagesOf(schema, 'Bom')).toEqual(['Este campo está incompleto.']);
    expect(messagesOf(schema, ' ')).toEqual(['Este campo é obrigatório.']);
    expect(messagesOf(schema, 'a'.repeat(21))).toEqual(['Este campo deve ter no máximo 20 caracteres']);
    expect(v.parse(schema, ' Muito bom!\n')).toBe('Muito bom!');
  });

  it('answer at once on hostile texts', () => {
    const started = performance.now();
    isShortName(`${'a '.repeat(100_000)}1`);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
