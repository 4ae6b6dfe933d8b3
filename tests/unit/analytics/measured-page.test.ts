import { describe, expect, it } from 'vitest';
import { toMeasuredPage } from '#/storefront/features/analytics/measured-page.ts';

describe('a page as events name it', () => {
  it.each([
    ['/', '/', { route: '/', path: '/' }],
    ['/minhas-compras/', '/minhas-compras', { route: '/minhas-compras', path: '/minhas-compras' }],
    [
      '/$modality/$nomeCurso/$idCurso',
      '/cursos-tecnicos/solda/12',
      { route: '/$modality/$nomeCurso/$idCurso', path: '/cursos-tecnicos/solda/12' },
    ],
    [
      '/minhas-compras/$codigo',
      '/minhas-compras/01ARZ3NDEKTSV4RRFFQ69G5FAV',
      { route: '/minhas-compras/$codigo', path: '/minhas-compras/$codigo' },
    ],
    ['/$', '/what/ever', { route: '/$', path: '/$' }],
  ])('of the route %s at %s', (fullPath, pathname, page) => {
    expect(toMeasuredPage({ fullPath, pathname }, [])).toEqual(page);
  });

  it.each([
    ['/trocasenha/$codigoAcesso/$codigoAplicacao', '/trocasenha/a/vitrine'],
    ['/confirmacao-login/$hash', '/confirmacao-login/a'],
    ['/confirme-seu-email', '/confirme-seu-email'],
    ['/pix/$codigoCompra', '/pix/01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['/pix/regerar/$codigoCompra', '/pix/regerar/01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['/lista-de-espera/$convite', '/lista-de-espera/a'],
    // No route has them, so a page says that there is none; it isn't measured either.
    ['/$', '/boleto/renovacao'],
    ['/$', '/Trocasenha/a'],
  ])('none of the route %s at %s', (fullPath, pathname) => {
    expect(toMeasuredPage({ fullPath, pathname }, [])).toBeUndefined();
  });

  it('none of a route that the shop forbids, whatever its address (ANALYTICS-13)', () => {
    const forbidden = ['/para-empresas', '/campanha/$promotitle'];
    const named = (fullPath: string, pathname: string) => toMeasuredPage({ fullPath, pathname }, forbidden);
    expect(named('/para-empresas', '/para-empresas')).toBeUndefined();
    expect(named('/campanha/$promoTitle', '/campanha/natal')).toBeUndefined();
    expect(named('/$vitrine', '/natal')).toEqual({ route: '/$vitrine', path: '/natal' });
  });
});
