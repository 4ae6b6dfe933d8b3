import { describe, expect, it } from 'vitest';
import { findWrongCurrentLinks } from '../../support/markup/current-links.ts';

const current = (href: string) => `<a href="${href}" aria-current="page">Aqui</a>`;

describe('the check of links to the page in view', () => {
  it.each([
    [`<nav>${current('/busca?pagina=2')}<a href="/busca">1</a></nav>`, 'the page of a list'],
    [`<nav>${current('/busca')}</nav>`, 'a menu, of which more may stand in the address'],
    [current('/busca?pagina=2#fim'), 'a part of it'],
    ['<ol><li aria-current="page">Busca</ol>', 'the end of a way'],
  ])('finds nothing in %s, %s', (html) => {
    expect(findWrongCurrentLinks(html, '/busca?pagina=2')).toEqual([]);
  });

  it.each([
    [current('/'), 'leads elsewhere'],
    [current('/busca'), 'leads to other results'],
    [`<nav>${current('/busca')}${current('/busca?pagina=2')}</nav>`, 'one of several'],
    [`<nav>${current('/ofertas')}<li aria-current="page">Busca</nav>`, 'one of several'],
  ])('finds what is wrong with %s', (html, fault) => {
    expect(findWrongCurrentLinks(html, '/busca?pagina=2').join('\n')).toContain(fault);
  });
});
