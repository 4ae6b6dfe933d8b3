import { describe, expect, it } from 'vitest';
import { keepQuery, readRedirectTarget } from '#/storefront/features/navigation/redirect/redirect-target.ts';

const hosts = ['escola.example'];
const inside = (destino: string | null, search = '') =>
  keepQuery(readRedirectTarget({ destino, status: 301, externo: false }, hosts), search);
const outside = (destino: string) =>
  keepQuery(readRedirectTarget({ destino, status: 302, externo: true }, hosts), '?a=1');

describe('a target on this site', () => {
  it('keeps the query of the address, and its own where both have a key', () => {
    expect(inside('/busca?preco=gratuito', '?preco=pago&utm_source=carta')).toEqual({
      kind: 'moved',
      href: '/busca?preco=gratuito&utm_source=carta',
      status: 301,
      external: false,
    });
  });

  it('is gone when the table says 410', () => {
    expect(readRedirectTarget({ destino: null, status: 410, externo: false }, hosts)).toEqual({
      kind: 'gone',
    });
  });

  it.each(['//fora.example/x', '/\\fora.example', 'https://fora.example/', 'https://escola.example/'])(
    'is never %s without the external option',
    (destino) => {
      expect(() => inside(destino)).toThrow('without the external option');
    },
  );
});

describe('a target elsewhere (PAGE-4)', () => {
  it('is taken from the list of hosts, with the query', () => {
    expect(outside('https://escola.example/eja')).toEqual({
      kind: 'moved',
      href: 'https://escola.example/eja?a=1',
      status: 302,
      external: true,
    });
  });

  it.each(['https://fora.example/', 'https://escola.example.fora.example/', 'https://a@escola.example/'])(
    'is refused at %s',
    (destino) => {
      expect(() => outside(destino)).toThrow('External host not allowed');
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', ' JavaScript:alert(1)'])(
    'is refused as %s',
    (destino) => {
      expect(() => outside(destino)).toThrow('Dangerous protocol refused');
    },
  );
});
