import { describe, expect, it } from 'vitest';
import { PublicError } from '#/domain/public-error.ts';
import { endsSession } from '#/features/session/ends-session.ts';

const answer = (status: number) => new PublicError({ status, codigo: 'CODIGO', mensagem: 'Mensagem.' });

describe('a failure to fetch person data', () => {
  it.each([401, 403, 404])('ends the session when the backend answers %i', (status) => {
    expect(endsSession(answer(status))).toBe(true);
  });

  it.each([408, 429, 500, 502, 503, 504])('leaves it when the backend answers %i', (status) => {
    expect(endsSession(answer(status))).toBe(false);
  });

  it('leaves it when anything else went wrong', () => {
    expect(endsSession(new TypeError('x is undefined'))).toBe(false);
  });
});
