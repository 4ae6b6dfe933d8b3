import { expect, it } from 'vitest';
import { assignVariant } from '#/platform/http/request/assign-variant.ts';

const assign = assignVariant('split', () => 0.7);

async function askFor(path: string, headers: Record<string, string>) {
  const request = new Request(`https://loja.test${path}`, { headers });
  const response = await assign(request, () => new Response(request.headers.get('cookie')));
  return { seen: await response.text(), cookies: response.headers.getSetCookie() };
}

const html = { accept: 'text/html' };

it('draws the variant of a person who has none, for the page and for four days (SHELL-12)', async () => {
  expect(await askFor('/', html)).toEqual({
    seen: 'exp_nova-area-nobre=variant-a',
    cookies: ['exp_nova-area-nobre=variant-a; Max-Age=345600; Path=/; HttpOnly; Secure; SameSite=Lax'],
  });
});

it('takes the place of a variant that there is not, and leaves other cookies alone', async () => {
  const { seen, cookies } = await askFor('/', { ...html, cookie: 'userToken=a.b=; exp_nova-area-nobre=x' });
  expect(seen).toBe('userToken=a.b=; exp_nova-area-nobre=variant-a');
  expect(cookies).toHaveLength(1);
});

it.each([
  ['whose variant is known', '/', { ...html, cookie: 'exp_nova-area-nobre=control' }],
  ['who asks for no page', '/_serverFn/a', { accept: 'application/json' }],
])('draws nothing for a person %s', async (_, path, headers) => {
  const { seen, cookies } = await askFor(path, headers);
  expect(seen).not.toContain('variant-a');
  expect(cookies).toEqual([]);
});
