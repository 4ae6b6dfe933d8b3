import { afterEach, beforeEach, expect, it } from 'vitest';
import { json, startMisbehavingBackend, type MisbehavingBackend } from './misbehaving-backend.ts';
import { openPage } from './support.ts';

let backend: MisbehavingBackend;
beforeEach(async () => {
  backend = await startMisbehavingBackend();
});
afterEach(() => backend[Symbol.asyncDispose]());

const post = (link: string) => [{ title: 'Texto', link, imagem: '/t.webp' }];

it.each(['javascript:alert(1)', 'data:text/html,x', '//fora.example', '/\\fora.example'])(
  'a backend that links %s is taken for one that is out of order',
  async (link) => {
    backend.on('GET /api/lista-posts', (_, response) => json(response, 200, post(link)));
    backend.on('GET /api/lista-links', (_, response) =>
      json(response, 200, [{ chave: 'LINK_BLOG', valor: link }]),
    );
    const { client } = openPage(backend.url);
    await expect(client.blog.listPosts()).rejects.toMatchObject({ status: 503 });
    await expect(client.site.listLinks()).rejects.toMatchObject({ status: 503 });
  },
);

it.each(['https://blog.example/1', '/blog/1'])('%s comes through as it is (SECURITY-6)', async (link) => {
  backend.on('GET /api/lista-posts', (_, response) => json(response, 200, post(link)));
  await expect(openPage(backend.url).client.blog.listPosts()).resolves.toEqual(post(link));
});
