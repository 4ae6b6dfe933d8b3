import { describe, expect, it } from 'vitest';
import { joinServerMessages, translateServerMessage } from '#/domain/request/server-messages.ts';

describe('server messages (FORM-21)', () => {
  it('are translated when known', () => {
    expect(translateServerMessage('must not be blank')).toBe('não deve ficar em branco');
    expect(translateServerMessage('nome: must not be blank.')).toBe('nome: não deve ficar em branco.');
    expect(translateServerMessage('CPF inválido.')).toBe('CPF inválido.');
    expect(translateServerMessage('constructor')).toBe('constructor');
  });

  it("are joined with ' e '", () => {
    expect(joinServerMessages(['must not be blank', 'deve ter 11 dígitos'])).toBe(
      'não deve ficar em branco e deve ter 11 dígitos',
    );
    expect(joinServerMessages(['must not be blank'])).toBe('não deve ficar em branco');
    expect(joinServerMessages([])).toBe('');
  });
});
