import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { shellQueries } from '#/storefront/features/shell/shell.queries.ts';
import { Route } from '#/storefront/routes/_default/busca.tsx';

const queryClient = new QueryClient();
queryClient.setQueryData(shellQueries.menu().queryKey, {
  modalities: [
    { id_modalidade: 6, nome: 'Curso Técnico', slug: 'cursos-tecnicos', icone_slug: 'cursos-tecnicos' },
  ],
  areaGroups: [],
  cities: [],
  latestPost: null,
  schoolPages: [],
  siteLinks: {},
  hasProgrammes: false,
  hasTeachers: false,
});

async function follow(search: object): Promise<unknown> {
  const { beforeLoad } = Route.options as unknown as { beforeLoad(match: object): Promise<unknown> };
  const context = { queryClient, session: { name: 'x', person: null } };
  const thrown = await beforeLoad({ context, location: { href: '/busca' }, search }).catch(
    (error: unknown) => error,
  );
  return isRedirect(thrown) ? thrown.options : undefined;
}

// SEARCH-11
it.each([
  [
    { modalityId: 6, cidade: ['joinville'] },
    { to: '/$vitrine', params: { vitrine: 'cursos-tecnicos' }, search: { cidade: ['joinville'] } },
  ],
  [{ modalityId: 0 }, { to: '/busca', search: { preco: 'gratuito' } }],
  [
    { modalityId: 99, titulo: 'solda' },
    { to: '/busca', search: { titulo: 'solda' } },
  ],
])('a link by the id of a modality, %j, leads on for good', async (search, target) => {
  expect(await follow(search)).toMatchObject({ ...target, statusCode: 301 });
});

it('a search without one stays', async () => {
  expect(await follow({ titulo: 'solda' })).toBeUndefined();
});
