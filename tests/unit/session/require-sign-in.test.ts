import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { requireSignIn } from '#/storefront/features/session/require-sign-in.ts';
import { signedInStudent as person } from '../../support/backend/signed-in.ts';

const thrown = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

it('lets who is signed in pass', () => {
  expect(requireSignIn({ name: '1.1', person }, '/minha-conta')).toBe(person);
});

it('sends a visitor to sign in, and back (SESSION-14)', () => {
  const error = thrown(() => requireSignIn({ name: 'visitor', person: null }, '/minha-conta?aba=1'));
  expect(isRedirect(error)).toBe(true);
  expect(error).toMatchObject({
    options: { to: '/autenticacao', search: { redirect_to: '/minha-conta?aba=1' } },
  });
});

it('sends no one away who is not known because the backend is (SESSION-17)', () => {
  const session = { name: '1.1', person: null, unavailable: true } as const;
  expect(thrown(() => requireSignIn(session, '/minha-conta'))).toMatchObject({
    status: 503,
    mensagem: 'Serviço indisponível, tente novamente mais tarde',
  });
});
