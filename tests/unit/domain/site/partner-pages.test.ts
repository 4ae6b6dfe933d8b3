import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mayShowPartners } from '#/domain/site/partner-pages.ts';

const segmentsIn = (folder: string) =>
  readdirSync(`src/storefront/routes/${folder}`)
    .filter((name) => /^[a-z].*\.tsx$/.test(name))
    .map((name) => name.split('.')[0]!);

// ANALYTICS-10
describe('scripts of partners', () => {
  it.each([
    '/',
    '/ofertas',
    '/busca',
    '/cursos-tecnicos',
    '/cursos-tecnicos/eletrotecnica/12',
    '/cursos-tecnicos/eletrotecnica/joinville/12/345',
    '/blog',
    '/perguntas-frequentes',
  ])('may run on %s', (path) => {
    expect(mayShowPartners(path)).toBe(true);
  });

  it.each([
    '/_serverFn/abc',
    '/Minha-Conta',
    '/pix/01J',
    '/inscricao/1/2',
    '/para-empresas',
    '/fale-conosco',
  ])('may not on %s', (path) => {
    expect(mayShowPartners(path)).toBe(false);
  });

  it.each(['_checkout', '_checkout/_signed-in', '_default/_signed-in', '_register-phone'])(
    'may on no page of %s, a new one neither',
    (folder) => {
      expect(segmentsIn(folder).filter((segment) => mayShowPartners(`/${segment}`))).toEqual([]);
    },
  );
});
