import { describe, expect, it } from 'vitest';
import { canonicalPath, canonicalSearch } from '#/storefront/features/navigation/canonical-path.ts';
import { canonicalUrl, robotsRule } from '#/storefront/features/navigation/page-address.ts';
import { searchPageKeys } from '#/storefront/features/search/search.schema.ts';

const site = 'https://loja.example';

const narrowedOf = (path: string) => (path === '/busca' ? searchPageKeys : undefined);

describe('the canonical tag (PAGE-2)', () => {
  it.each([
    ['/', {}, '/'],
    ['/cursos-tecnicos', { pagina: 2, turno: ['noturno'], ordem: 'a-z' }, '/cursos-tecnicos?pagina=2'],
    ['/busca', { turno: ['noturno'], area: ['energia'], ordem: 'a-z' }, '/busca?area=energia&turno=noturno'],
    ['/busca', { titulo: 'solda', pagina: undefined }, '/busca?titulo=solda'],
    ['/cursos-rapidos/soldador/7', { utm_source: 'carta' }, '/cursos-rapidos/soldador/7'],
    ['/pix/01ABC', { pagina: 2 }, '/pix/01ABC'],
    ['/minhas-compras/', {}, '/minhas-compras'],
  ])('of %s with %j', (path, search, expected) => {
    expect(canonicalUrl(site, path, search, narrowedOf(path))).toBe(site + expected);
  });
});

describe('robots (PAGE-2)', () => {
  it.each([
    ['/', {}],
    ['/ofertas', {}],
    ['/cursos-tecnicos', { turno: ['noturno'] }],
    ['/busca', {}],
    ['/busca', { pagina: 3, utm_source: 'carta' }],
    ['/busca', { modalidade: ['cursos-tecnicos'] }],
    ['/busca', { cidade: ['joinville'], turno: undefined }],
    ['/busca', { area: ['energia'], pagina: 2 }],
  ])('may show %s with %j', (path, search) => {
    expect(robotsRule(path, search, narrowedOf(path))).toBe('index, follow');
  });

  it.each([
    ['/busca', { modalidade: ['cursos-tecnicos', 'graduacao'] }],
    ['/busca', { modalidade: ['cursos-tecnicos'], cidade: ['joinville'] }],
    ['/busca', { preco: 'gratuito' }],
    ['/busca', { titulo: 'solda' }],
    ['/busca', { ordem: 'a-z' }],
    ['/minha-conta', {}],
    ['/checkout/1-2', {}],
    ['/compra/novo-aceite', {}],
    ['/trocasenha/a/b', {}],
    ['/lista-de-espera/a', {}],
    ['/pix/01ABC', {}],
    ['/autenticacao', {}],
  ])('must not show %s with %j', (path, search) => {
    expect(robotsRule(path, search, narrowedOf(path))).toBe('noindex, follow');
  });
});

describe('the one form of an address (PAGE-13)', () => {
  it.each([
    ['/Cursos-Tecnicos/', '/cursos-tecnicos'],
    ['/a//b/', '/a/b'],
    ['/trocaSenha/AbC/XyZ/', '/trocasenha/AbC/XyZ'],
    ['/Pix/01HQ', '/pix/01HQ'],
    ['/S%C3%83O', '/s%C3%83o'],
  ])('of %s is %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });

  it.each([
    '/',
    '/cursos-tecnicos',
    '/trocasenha/AbC/XyZ',
    '/lista-de-espera/AbC_d-E',
    '/pix/01HQ',
    '/s%C3%A3o-jos%C3%A9',
    '/sgn/Api/Curso',
  ])('is %s itself', (path) => {
    expect(canonicalPath(path)).toBeUndefined();
  });

  it('has its parameters in one order, values of a key in theirs', () => {
    expect(canonicalSearch('?turno=noturno&area=energia&turno=integral')).toBe(
      '?area=energia&turno=noturno&turno=integral',
    );
    expect(canonicalSearch('?area=energia&turno=noturno&turno=integral')).toBeUndefined();
    expect(canonicalSearch('?titulo=solda+mig')).toBeUndefined();
    expect(canonicalSearch('')).toBeUndefined();
  });
});
