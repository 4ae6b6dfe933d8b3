import { readdirSync } from 'node:fs';
import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { Route as payments } from '#/storefront/routes/_checkout/_signed-in.tsx';
import { Route as account } from '#/storefront/routes/_default/_signed-in.tsx';
import { Route as phone } from '#/storefront/routes/_register-phone/cadastrar-telefone.tsx';

// SESSION-14
it.each([
  ['the pages of an account', account],
  ['the pages of a payment', payments],
  ['the page that asks for a phone', phone],
])('%s lead a visitor to the login page and back', async (_what, route) => {
  const { beforeLoad } = route.options as { beforeLoad?: (match: object) => unknown };
  const match = {
    context: { session: { name: 'visitor', person: null } },
    location: { href: '/pix/01ABC?de=1' },
    search: {},
  };
  const thrown = await Promise.resolve()
    .then(() => beforeLoad?.(match))
    .catch((error: unknown) => error);
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    to: '/autenticacao',
    search: { redirect_to: '/pix/01ABC?de=1' },
  });
});

const files = readdirSync('src/storefront/routes', { recursive: true, encoding: 'utf8' });

it.each([
  'minha-conta',
  'minhas-vendas.index',
  'minhas-vendas.$id',
  'minhas-compras.index',
  'minhas-compras.$codigo',
  'cursos-favoritos',
  'alterar-email',
  'atualizar-cadastro',
  'cadastrar-atualizar-email',
  'pix.$codigoCompra',
  'pix.regerar.$codigoCompra',
])('%s lies below one of them', (name) => {
  const found = files.filter((file) => file.endsWith(`/${name}.tsx`));
  expect(found).toEqual([expect.stringMatching(/^_(default|checkout)\/_signed-in\//)]);
});
