import { describe, expect, it } from 'vitest';
import {
  CALLBACK_FAILED_MESSAGE,
  CALLBACK_SENT_MESSAGE,
  validateCallback,
  toCallbackPayload,
} from '#/domain/community/callback-form.ts';

describe('callback form (FORM-22)', () => {
  it.each(['An', '123', 'A n', 'J4 1'])('refuses the name %j', (nome) => {
    expect(validateCallback({ nome, telefone: '48991234567' })).toEqual({
      nome: 'Informe um Nome válido',
    });
  });

  it.each(['9123-4567', '(20) 99123-4567', '(48) 99123-45678', 'abc'])('refuses the phone %j', (telefone) => {
    expect(validateCallback({ nome: 'Ana', telefone })).toEqual({
      telefone: 'Informe um Telefone válido',
    });
  });

  it.each(['', '   '])('says the same of an empty field: %j', (text) => {
    expect(validateCallback({ nome: text, telefone: text })).toEqual({
      nome: 'Informe um Nome válido',
      telefone: 'Informe um Telefone válido',
    });
  });

  it('looks at the name first', () => {
    expect(Object.values(validateCallback({ nome: 'A', telefone: '4' }))).toEqual([
      'Informe um Nome válido',
      'Informe um Telefone válido',
    ]);
  });

  it.each(['(48) 3231-1234', '(48) 99123-4567', '48991234567'])('accepts the phone %s', (telefone) => {
    expect(validateCallback({ nome: 'Ana', telefone })).toEqual({});
  });

  it('splits the phone, and fills in what the footer does not ask for (CONTENT-1)', () => {
    const payload = toCallbackPayload({ nome: ' Ana ', telefone: '(48) 99123-4567' });
    expect(payload).toMatchObject({ nome: 'Ana', ddd: '48', tel: '991234567' });
    expect(payload.cpf).not.toBe('');
    expect(payload.email).not.toBe('');
  });

  it('has the literal messages of the answer (CONTENT-2)', () => {
    expect(CALLBACK_SENT_MESSAGE).toBe('Contato enviado com sucesso');
    expect(CALLBACK_FAILED_MESSAGE).toBe('Serviço indisponível, tente novamente mais tarde');
  });
});
