import { expect, it, vi } from 'vitest';
import { guardNavigation } from '#/storefront/features/navigation/guard-navigation.ts';

const origin = 'https://vitrine.example';

function setUp() {
  const navigate = vi.fn<(options: object) => Promise<void>>(() => Promise.resolve());
  const router = { navigate };
  guardNavigation(router as never, origin);
  return { navigate, go: (options: object) => router.navigate(options) };
}

it.each([
  { to: '/busca' },
  { href: '/busca?titulo=solda' },
  { href: `${origin}/busca` },
  { href: 'https://escola.example/', reloadDocument: true },
])('lets %j pass', async (options) => {
  const { navigate, go } = setUp();
  await go(options);
  expect(navigate).toHaveBeenCalledWith(options);
});

it.each([
  { href: 'https://escola.example/' },
  { href: '//escola.example/' },
  { href: '/\\\\escola.example' },
])('throws at %j, another site without the external option (PAGE-7)', async (options) => {
  const { navigate, go } = setUp();
  await expect(go(options)).rejects.toThrow('Navigation to an external URL without the external option');
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'blob:x',
  'vbscript:x',
  'file:///etc',
])('refuses the protocol of %s, with the external option too', async (href) => {
  const { navigate, go } = setUp();
  for (const reloadDocument of [true, false]) {
    await expect(go({ href, reloadDocument })).rejects.toThrow('Dangerous protocol refused');
  }
  expect(navigate).not.toHaveBeenCalled();
});
