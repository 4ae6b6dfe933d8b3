import { afterEach, beforeEach, expect, it } from 'vitest';
import { json, startMisbehavingBackend, type MisbehavingBackend } from './misbehaving-backend.ts';
import { openPage } from './support.ts';

let backend: MisbehavingBackend;
beforeEach(async () => {
  backend = await startMisbehavingBackend();
});
afterEach(() => backend[Symbol.asyncDispose]());

const post = (link: string) => [{ title: 'Texto', link, imagem: '/t.webp' }];

it.each(['javascript:alert(1)', 'data:text/html,x', '//fora.example', '/busca'])(
  'a backend that links %s is taken for one that is out of order',
  async (link) => {
    backend.on('GET /api/lista-posts', (_, response) => json(response, 200, post(link)));
    backend.on('GET /api/lista-links', (_, response) =>
      json(response, 200, [{ chave: 'LINK_BLOG', valor: link }]),
    );
    const { client } = openPage(backend.url);
    await expect(client.reference.listPosts()).rejects.toMatchObject({ status: 503 });
    await expect(client.site.listLinks()).rejects.toMatchObject({ status: 503 });
  },
);

it('web addresses come through as they are', async () => {
  backend.on('GET /api/lista-posts', (_, response) => json(response, 200, post('https://blog.example/1')));
  await expect(openPage(backend.url).client.reference.listPosts()).resolves.toEqual(
    post('https://blog.example/1'),
  );
});
