import { describe, expect, it } from 'vitest';
import { requiredFieldMessage, requiredText, requiredThat } from '#/domain/text/required.ts';
import { messagesOf } from '../schema-messages.ts';

describe('required text (FORM-12)', () => {
  it.each(['', '   ', '\t\n', undefined, null, 5])('refuses %j with the literal message', (input) => {
    expect(messagesOf(requiredText(), input)).toEqual(['Este campo é obrigatório.']);
  });

  it('accepts a filled text', () => {
    expect(messagesOf(requiredText(), ' a ')).toEqual([]);
  });

  it('names the field in the custom variant (FORM-13)', () => {
    expect(requiredFieldMessage('cidade')).toBe('O campo cidade é obrigatório');
    expect(messagesOf(requiredText(requiredFieldMessage('cidade')), '')).toEqual([
      'O campo cidade é obrigatório',
    ]);
  });

  it('shows one message at a time when a rule follows', () => {
    const schema = requiredThat((text) => text === 'sim', 'Diga sim');
    expect(messagesOf(schema, '')).toEqual(['Este campo é obrigatório.']);
    expect(messagesOf(schema, 'não')).toEqual(['Diga sim']);
    expect(messagesOf(schema, 'sim')).toEqual([]);
  });
});
