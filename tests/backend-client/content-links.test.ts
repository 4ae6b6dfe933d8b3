import { afterEach, beforeEach, expect, it } from 'vitest';
import { json, startMisbehavingBackend, type MisbehavingBackend } from './misbehaving-backend.ts';
import { openPage } from './support.ts';

let backend: MisbehavingBackend;
beforeEach(async () => {
  backend = await startMisbehavingBackend();
});
afterEach(() => backend[Symbol.asyncDispose]());

const post = (link: string) => [{ title: 'Texto', link, imagem: '/t.webp' }];

const good = { title: 'Outro', link: '/blog/outro', imagem: '/o.webp' };

it.each(['javascript:alert(1)', 'data:text/html,x', '//fora.example', '/\\fora.example'])(
  'of a list one of whose items links %s the others are shown, and the log has a line about it (SECURITY-6)',
  async (link) => {
    backend.on('GET /api/lista-posts', (_, response) => json(response, 200, [...post(link), good]));
    backend.on('GET /api/lista-links', (_, response) =>
      json(response, 200, [{ chave: 'LINK_BLOG', valor: link }]),
    );
    const { client, logged } = openPage(backend.url);
    await expect(client.blog.listPosts()).resolves.toEqual([good]);
    await expect(client.site.listSiteLinks()).resolves.toEqual([]);
    expect(logged).toMatchObject([
      { path: 'blog.listPosts', status: 200, codigo: 'ITENS_OMITIDOS' },
      { path: 'site.listSiteLinks', status: 200, codigo: 'ITENS_OMITIDOS' },
    ]);
  },
);

it('a backend none of whose several items holds the contract is taken for one that is out of order', async () => {
  const posts = [...post('javascript:1'), ...post('javascript:2')];
  backend.on('GET /api/lista-posts', (_, response) => json(response, 200, posts));
  await expect(openPage(backend.url).client.blog.listPosts()).rejects.toMatchObject({ status: 503 });
});

it.each(['https://blog.example/1', '/blog/1'])('%s comes through as it is (SECURITY-6)', async (link) => {
  backend.on('GET /api/lista-posts', (_, response) => json(response, 200, post(link)));
  await expect(openPage(backend.url).client.blog.listPosts()).resolves.toEqual(post(link));
});
