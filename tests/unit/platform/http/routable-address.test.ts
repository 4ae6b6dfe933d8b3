import { expect, it } from 'vitest';
import { pageKind } from '#/domain/site/page-kinds.ts';
import { canonicalPath } from '#/storefront/features/navigation/canonical-path.ts';
import { routableAddress } from '#/platform/http/request/routable-address.ts';

const routed = (path: string) => routableAddress(new URL(path, 'http://loja.test'))?.pathname;

it.each([
  ['/busca^', '/busca%255e'],
  ['/busca%5E', '/busca%255e'],
  ['/busca%5e/a', '/busca%255e/a'],
  ['/%ff', '/%25ff'],
  ['/%C3', '/%25c3'],
  ['/100%', '/100%25'],
])('%s stands for itself, of which there is no page', (path, expected) => {
  expect(routed(path)).toBe(expected);
});

it.each(['/busca', '/s%C3%A3o-jos%C3%A9', '/a%20b', '/100%25', '/%255E'])(
  '%s is asked for as it is',
  (path) => {
    expect(routed(path)).toBeUndefined();
  },
);

it.each([
  ['/%70ix/AbC', '/pix/AbC'],
  ['/%62usca', '/busca'],
  ['/curso%2Dt%C3%A9cnico', '/curso-t%C3%A9cnico'],
  ['/BUSC%41', '/busca'],
])('%s leads to %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

it.each(['/%70ix/AbC', '/%50IX/AbC', '/trocasenh%61/a/b', '/%63aixa-de-entrada'])(
  'what holds for the page of %s holds however it is written',
  (path) => {
    expect(pageKind(path)).toBe(pageKind(decodeURIComponent(path)));
    expect(pageKind(path).private).toBe(true);
  },
);
