import { expect, it } from 'vitest';
import { pageAfterSignOut } from '#/storefront/features/sign-in/use-sign-out.ts';

const login = '/autenticacao?conta=saiu&redirect_to=%2Fminha-conta';

it('signing out loads the login (SESSION-12)', () => {
  expect(pageAfterSignOut(login, undefined)).toBe(login);
});

it('or a given target', () => {
  expect(pageAfterSignOut(login, '/busca?titulo=solda')).toBe('/busca?titulo=solda');
});

it.each(['https://example.com/', '//example.com', 'busca'])(
  'but never another site, such as %s',
  (target) => {
    expect(pageAfterSignOut(login, target)).toBe(login);
  },
);
