import { describe, expect, it } from 'vitest';
import { PublicError } from '#/domain/request/public-error.ts';
import { endsSession } from '#/storefront/features/session/ends-session.ts';

const errorOf = (status: number) => new PublicError({ status, codigo: 'CODIGO', mensagem: 'Mensagem.' });

describe('a failure to fetch person data', () => {
  it('ends the session when the backend says that no one is signed in', () => {
    expect(endsSession(errorOf(401))).toBe(true);
  });

  it.each([400, 403, 404, 408, 410, 422, 429, 500, 502, 503, 504])(
    'leaves it when the backend answers %i',
    (status) => {
      expect(endsSession(errorOf(status))).toBe(false);
    },
  );

  it('leaves it when anything else went wrong', () => {
    expect(endsSession(new TypeError('x is undefined'))).toBe(false);
  });
});
