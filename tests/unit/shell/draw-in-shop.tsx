import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { AreaVariant } from '#/domain/site/experiment.ts';
import type { Menu } from '#/storefront/features/shell/shell.functions.ts';
import { shellQueries } from '#/storefront/features/shell/shell.queries.ts';
import { render } from '../ui/markup.ts';

const noMenu: Menu = {
  modalities: [],
  areaGroups: [],
  cities: [],
  latestPost: null,
  schoolPages: [],
  siteLinks: {},
  hasProgrammes: false,
  hasTeachers: false,
};

export function drawInShop(
  element: ReactElement,
  menu: Partial<Menu> = {},
  variant: AreaVariant = 'control',
  known: (queryClient: QueryClient) => void = () => {},
): string {
  const root = createRootRoute();
  const paths = [
    '/busca',
    '/',
    '/$vitrine',
    '/checkout/$productOffer',
    '/unavailable-service',
    '/$modality/$nomeCurso/$idCurso',
    '/sgn/$',
    '/autenticacao',
    '/minha-conta',
    '/minhas-compras',
    '/minhas-vendas',
    '/cursos-favoritos',
    '/para-empresas',
    '/ofertas',
    '/promocoes',
    '/professores',
    '/perguntas-frequentes',
    '/banco-simulado',
    '/minhas-compras/$codigo',
    '/minhas-compras/$codigo/vaga/$posicao',
    '/inscricao/$courseId/$offerId',
    '/$modality/$nomeCurso/$city/$idCurso/$idOferta',
    '/pix/$codigoCompra',
    '/pix/regerar/$codigoCompra',
    '/compra/novo-aceite',
  ];
  const router = createRouter({
    routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory({ initialEntries: ['/joinville'] }),
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(shellQueries.menu().queryKey, { ...noMenu, ...menu });
  queryClient.setQueryData(shellQueries.promotion().queryKey, null);
  queryClient.setQueryData(shellQueries.areaVariant().queryKey, variant);
  known(queryClient);
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router as never}>{element}</RouterContextProvider>
    </QueryClientProvider>,
  );
}
