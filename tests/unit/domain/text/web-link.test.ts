import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blogPostSchema } from '#/contract/blog/blog.ts';
import { certificateSchema, socialNetworkSchema } from '#/contract/content/footer.ts';
import { siteLinkSchema } from '#/contract/content/site-link.ts';
import { isSiteAddress, isWebLink, webLinkSchema } from '#/domain/text/web-link.ts';

const dangerous = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'mailto:oi@a.example',
  'ftp://a.example/',
  '//a.example/x',
  '/busca',
  'a.example',
  'https:a.example',
  'https://',
  'https://a.example\\@b.example/',
  'https://a.example/x y',
  'https://a.example/\tx',
  'https://banco.example@b.example/',
  'https://user:senha@b.example/',
  '',
];

describe('links of the content (SECURITY-6)', () => {
  it.each(['https://a.example', 'http://a.example:8080/x?y=1#z', 'HTTPS://A.example/ação'])(
    'may be %s',
    (link) => {
      expect(isWebLink(link)).toBe(true);
      expect(v.parse(webLinkSchema, link)).toBe(link);
    },
  );

  it.each(dangerous)('may not be %j', (link) => {
    expect(isWebLink(link)).toBe(false);
    expect(v.is(webLinkSchema, link)).toBe(false);
  });

  it('are no longer than an address is', () => {
    expect(v.is(webLinkSchema, `https://a.example/${'a'.repeat(2000)}`)).toBe(false);
  });

  it.each(dangerous)('are held to it on the wire: %j', (link) => {
    const good = 'https://a.example/';
    const anexo = { arquivo: '/x.svg', descricao_acessibilidade: 'X' };
    const network = { id_rede_social: 1, titulo: 'X SENAI', anexo, chave: 'senai' };
    const certificate = { id_certificado: 1, titulo: 'X', anexo };
    const accepts = (valor: string) => [
      v.is(blogPostSchema, { title: 'Texto', link: valor, imagem: '/t.webp' }),
      v.is(socialNetworkSchema, { ...network, link: { arquivo: valor } }),
      v.is(certificateSchema, { ...certificate, link: { arquivo: valor } }),
      v.is(siteLinkSchema, { chave: 'LINK_BLOG', valor }),
    ];
    expect(accepts(good)).toEqual([true, true, true, true]);
    const isOwnPath = link === '/busca';
    expect(accepts(link)).toEqual([isOwnPath, false, false, isOwnPath]);
  });

  it.each(
    dangerous.filter((link) => link !== '/busca').concat('/busca/../x', '/\\a.example', '/%2F/a.example'),
  )('lead neither to another site in disguise: %j', (link) => {
    expect(isSiteAddress(link)).toBe(false);
  });

  it.each(['/blog/solda', '/busca?preco=gratuito', 'https://a.example/x'])(
    'may be the address %s',
    (link) => {
      expect(isSiteAddress(link)).toBe(true);
    },
  );
});
