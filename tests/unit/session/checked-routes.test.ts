import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { Route as favourites } from '#/routes/_default/_signed-in/cursos-favoritos.tsx';
import { Route as account } from '#/routes/_default/_signed-in/minha-conta.tsx';
import { Route as purchases } from '#/routes/_default/_signed-in/minhas-compras.index.tsx';
import { Route as sales } from '#/routes/_default/_signed-in/minhas-vendas.tsx';
import { Route as search } from '#/routes/_default/busca.tsx';
import { Route as home } from '#/routes/_default/index.tsx';
import { Route as offers } from '#/routes/_default/ofertas.tsx';
import { Route as companies } from '#/routes/_default/para-empresas.tsx';
import { Route as promotions } from '#/routes/_default/promocoes.tsx';

const person = { temTelefone: false, isSeller: false, tipoLogin: 'ALUNO' };

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
  const { beforeLoad } = route.options as { beforeLoad?: (match: object) => unknown };
  const match = {
    context: { session: { name: '1.1', person }, person },
    location: { href: path, pathname: path },
    search: {},
    serverContext: undefined,
  };
  const thrown = await Promise.resolve()
    .then(() => beforeLoad?.(match))
    .catch((error: unknown) => error);
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    to: '/cadastrar-telefone',
    search: { redirect_to: path },
  });
});
