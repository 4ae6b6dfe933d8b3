import { expect, it } from 'vitest';
import { sgnTarget } from '#/storefront/features/navigation/redirect/sgn-target.ts';
import { siteSettings } from '#/backend/db/seed/content/site-content.ts';
import { siteLinkKeys, siteLinkTarget } from '#/domain/site/site-link.ts';
import { isSiteAddress } from '#/domain/text/web-link.ts';

const origins = ['https://sgn.example', 'http://interno.example:8080'];

it.each([
  ['https://sgn.example/matricula/42', 'matricula/42', 'https://sgn.example'],
  ['https://SGN.example/matricula/42?turma=3', 'matricula/42?turma=3', 'https://sgn.example'],
  ['http://interno.example:8080', '', 'http://interno.example:8080'],
])('%s leads through SGN', (link, path, origin) => {
  expect(siteLinkTarget(link, origins)).toEqual({ path, origin });
  expect(sgnTarget(path, origin, origins)).toBe(new URL(link).href);
});

it.each([
  'https://fora.example/matricula/42',
  'http://sgn.example/x',
  'https://sgn.example.fora.example/x',
  'https://sgn.example:8443/x',
])('%s stays as it is', (link) => {
  expect(siteLinkTarget(link, origins)).toEqual({ href: link });
});

it('the demonstration has an address for every key but those of sister schools', () => {
  const links = new Map<string, string>(siteSettings);
  const without = siteLinkKeys.filter((key) => !isSiteAddress(links.get(key) ?? ''));
  expect(without).toEqual([
    'LINK_EDUCACAO_INFANTIL',
    'LINK_ENSINO_FUNDAMENTAL',
    'LINK_APRENDIZAGEM_INDUSTRIAL',
    'LINK_EDUCACAO_CONTINUADA',
    'LINK_EDUCACAO_DE_JOVENS_E_ADULTOS',
  ]);
});

it('a path of this site is the address it is', () => {
  expect(siteLinkTarget('/fale-conosco', origins)).toEqual({ href: '/fale-conosco' });
});
