import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { Route as login } from '#/storefront/routes/_checkout/autenticacao.tsx';
import { Route as favourites } from '#/storefront/routes/_default/_signed-in/cursos-favoritos.tsx';
import { Route as account } from '#/storefront/routes/_default/_signed-in/minha-conta.tsx';
import { Route as purchases } from '#/storefront/routes/_default/_signed-in/minhas-compras.index.tsx';
import { Route as sales } from '#/storefront/routes/_default/_signed-in/minhas-vendas.index.tsx';
import { Route as search } from '#/storefront/routes/_default/busca.tsx';
import { Route as blog } from '#/storefront/routes/_default/blog.index.tsx';
import { Route as contact } from '#/storefront/routes/_default/fale-conosco.tsx';
import { Route as discounts } from '#/storefront/routes/_default/politica-de-descontos-e-bolsas.tsx';
import { Route as terms } from '#/storefront/routes/_default/termos-de-uso.tsx';
import { Route as home } from '#/storefront/routes/_default/index.tsx';
import { Route as offers } from '#/storefront/routes/_default/ofertas.tsx';
import { Route as companies } from '#/storefront/routes/_default/para-empresas.tsx';
import { Route as promotions } from '#/storefront/routes/_default/promocoes.tsx';

const person = { temTelefone: false, is_contact_center: false, tipoLogin: 'ALUNO' };

async function openFor(
  route: object,
  { path, asked = {}, signedIn = person }: { path: string; asked?: object; signedIn?: object },
): Promise<unknown> {
  const { beforeLoad } = (route as { options: { beforeLoad?: (match: object) => unknown } }).options;
  const match = {
    context: { session: { name: '1.1', person: signedIn }, person: signedIn },
    location: { href: path, pathname: path },
    search: asked,
    serverContext: undefined,
  };
  const thrown = await Promise.resolve()
    .then(() => beforeLoad?.(match))
    .catch((error: unknown) => error);
  return isRedirect(thrown) && thrown.options;
}

// SESSION-15
it.each([
  ['/', home],
  ['/ofertas', offers],
  ['/promocoes', promotions],
  ['/para-empresas', companies],
  ['/busca', search],
  ['/minha-conta', account],
  ['/minhas-vendas', sales],
  ['/minhas-compras', purchases],
  ['/cursos-favoritos', favourites],
])('%s asks who has no phone for one', async (path, route) => {
  expect(await openFor(route, { path })).toMatchObject({
    to: '/cadastrar-telefone',
    search: { redirect_to: path },
  });
});

// SESSION-15: pages that the route table names without the check.
it.each([
  ['/fale-conosco', contact],
  ['/termos-de-uso', terms],
  ['/politica-de-descontos-e-bolsas', discounts],
  ['/blog', blog],
])('%s opens without a phone', async (path, route) => {
  expect(await openFor(route, { path })).toBe(false);
});

// SESSION-14, SESSION-15
it('the login page leads who is signed in where they wanted to go, by way of the phone where it lacks', async () => {
  const signIn = { path: '/autenticacao', asked: { redirect_to: '/perguntas-frequentes' } };
  expect(await openFor(login, signIn)).toMatchObject({
    to: '/cadastrar-telefone',
    search: { redirect_to: '/perguntas-frequentes' },
  });
  expect(await openFor(login, { ...signIn, signedIn: { ...person, temTelefone: true } })).toMatchObject({
    href: '/perguntas-frequentes',
  });
});
