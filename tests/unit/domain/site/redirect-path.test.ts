import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirectPath } from '#/domain/site/redirect-path.ts';

describe('redirect path (SESSION-13)', () => {
  it.each([
    ['/', '/'],
    ['/minha-conta', '/minha-conta'],
    ['/busca?titulo=solda&pagina=2#lista', '/busca?titulo=solda&pagina=2#lista'],
    ['/busca?url=https://example.com//x', '/busca?url=https://example.com//x'],
    ['/a/../minha-conta', '/minha-conta'],
    ['/busca?titulo=eletricista predial', '/busca?titulo=eletricista%20predial'],
    ['/cursos-t%C3%A9cnicos', '/cursos-t%C3%A9cnicos'],
    ['/autenticacao?redirect_to=%2Fcheckout%2F1-2', '/autenticacao?redirect_to=%2Fcheckout%2F1-2'],
  ])('keeps %s', (target, path) => {
    expect(safeRedirectPath(target)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%252fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '%2f%2fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%0d%0aset-cookie:a=b',
    '/a\r\nset-cookie: a=b',
    '/\u0000',
    '/%00',
    '/a\\b',
    '/%zz',
    'https://evil.example',
    'https:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    ' //evil.example',
    '?a=b',
    '#a',
    '',
    `/${'a'.repeat(2001)}`,
    undefined,
    null,
    7,
    ['/minha-conta'],
    { toString: () => '/minha-conta' },
  ])('falls back for %j', (target) => {
    expect(safeRedirectPath(target)).toBe('/');
    expect(safeRedirectPath(target, '/minha-conta')).toBe('/minha-conta');
  });

  it('never leaves the site, whatever comes, and gives what it would keep again', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%25',
      '%09',
      '\t',
      ':',
      '@',
      '?',
      '#',
      'evil',
      'a',
      'é',
    );
    const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `/${text}`),
          fc.webUrl(),
          fc.string(),
        ),
        (target) => {
          const path = safeRedirectPath(target);
          const url = new URL(path, 'https://loja.example');
          expect(url.origin).toBe('https://loja.example');
          expect(url.pathname.startsWith('//')).toBe(false);
          expect(new URL(decodeURIComponent(url.pathname), 'https://loja.example').origin).toBe(
            'https://loja.example',
          );
          expect(safeRedirectPath(path)).toBe(path);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
