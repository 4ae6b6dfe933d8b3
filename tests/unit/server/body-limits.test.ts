import { expect, it } from 'vitest';
import { limitUploads } from '#/server/request/body-limits.ts';

const upload = (headers: Record<string, string> = {}) =>
  new Request('http://loja.test/inscricao/1/2', {
    method: 'POST',
    headers: { cookie: 'userToken=a', 'content-length': '5000000', ...headers },
  });

/** Uploads that have begun, and what ends them. */
function holdUploads(limit: ReturnType<typeof limitUploads>, count: number) {
  const ends: (() => void)[] = [];
  const responses = Array.from({ length: count }, () =>
    limit(upload(), () => new Promise((resolve) => ends.push(() => resolve(new Response('ok'))))),
  );
  return { ends, responses };
}

it('takes eight documents at a time, and asks one more to come again (ENROLMENT-14)', async () => {
  const limit = limitUploads();
  const { ends, responses } = holdUploads(limit, 8);
  const refused = await limit(upload(), () => new Response('ok'));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  ends[0]!();
  await responses[0];
  expect((await limit(upload(), () => new Response('ok'))).status).toBe(200);
});

it.each([
  ['a form without a document', { 'content-length': '900' }],
  ['a body that is refused for its size anyway', { cookie: '' }],
])('counts no %s', async (_, headers) => {
  const limit = limitUploads();
  holdUploads(limit, 8);
  expect((await limit(upload(headers), () => new Response('ok'))).status).toBe(200);
});

it('gives the place of one that fails to the next', async () => {
  const limit = limitUploads();
  holdUploads(limit, 7);
  const failing = limit(upload(), () => Promise.reject(new Error('gone')));
  await expect(failing).rejects.toThrow('gone');
  expect((await limit(upload(), () => new Response('ok'))).status).toBe(200);
});
