import { expect, it } from 'vitest';
import { nameSession } from '#/domain/request/session-name.ts';
import { requireSameSession } from '#/gateway/session/session-guard.server.ts';

const ana = { loginId: 1, personId: 7 };

it.each([
  ['another login of the same person', { loginId: 2, personId: 7 }],
  ['another person', { loginId: 1, personId: 8 }],
])('aborts when the token names %s than the page shows (SESSION-11)', (_, actual) => {
  expect(() => requireSameSession(nameSession(ana), actual)).toThrow('Token usuário mudou');
});

it('aborts when a token appeared where none was', () => {
  expect(() => requireSameSession('visitor', ana)).toThrow('Token usuário mudou');
});

it.each([
  ['the same person', nameSession(ana), ana],
  ['a session that ended', nameSession(ana), null],
  ['a visitor', 'visitor', null],
  ['a page that does not say', null, ana],
])('lets %s pass', (_, shown, actual) => {
  expect(() => requireSameSession(shown, actual)).not.toThrow();
});
