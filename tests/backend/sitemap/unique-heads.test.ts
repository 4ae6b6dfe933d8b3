import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Course } from '#/contract/catalogue/course.ts';
import type { SitemapCourse, SitemapLists } from '#/contract/sitemap/sitemap.ts';
import type { PageTarget } from '#/contract/catalogue/taxonomy.ts';
import { describeCourse } from '#/storefront/features/course/course-head.ts';
import { Route as listRoute } from '#/storefront/routes/_default/$vitrine.tsx';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';

const backend = withBackend({ seed: true });
const siteUrl = 'https://vitrine.example';

const read = async <Body>(path: string) => (await new ApiClient(backend.current.url).get<Body>(path)).body;

interface Head {
  path: string;
  title: string;
  description: string;
}

function toHead(path: string, meta: readonly { title?: string; name?: string; content?: string }[]): Head {
  const title = meta.find((entry) => entry.title !== undefined)?.title ?? '';
  const description = meta.find(({ name }) => name === 'description')?.content ?? '';
  return { path, title, description };
}

async function readListHeads(): Promise<Head[]> {
  const lists = await read<SitemapLists>('/api/mapa-do-site/listas');
  const segments = [
    ...lists.modalidades,
    ...lists.areas,
    ...lists.cidades,
    ...lists.modalidades_em_cidades.map(({ modalidade, cidade }) => `${modalidade}-em-${cidade}`),
    ...lists.campanhas,
  ];
  const describe = listRoute.options.head as unknown as (page: object) => { meta: object[] };
  return Promise.all(
    segments.map(async (segment) => {
      const target = await read<PageTarget>(`/api/pagina/${segment}`);
      const match = {
        context: { target, siteUrl, brand: demoBrand, queryClient: new QueryClient() },
        pathname: `/${segment}`,
        search: {},
        status: 'success',
      };
      return toHead(segment, describe({ match }).meta);
    }),
  );
}

async function readCourseHeads(): Promise<Head[]> {
  const { cursos } = await read<{ cursos: number[] }>('/api/mapa-do-site');
  const parts = await Promise.all(
    cursos.map((part) => read<SitemapCourse[]>(`/api/mapa-do-site/cursos/${part}`)),
  );
  const heads = await Promise.all(
    parts.flat().map(async ({ id_produto }) => {
      const course = await read<Course>(`/api/produto/detalhes/${id_produto}`);
      const headOf = (path: string, offer?: Course['ofertas'][number]) =>
        toHead(path, describeCourse(course, offer, { siteUrl, brand: demoBrand }, path).meta);
      return [
        headOf(`/${id_produto}`),
        ...course.ofertas.map((offer) => headOf(`/${id_produto}/${offer.id_oferta}`, offer)),
      ];
    }),
  );
  return heads.flat();
}

function shared(heads: readonly Head[], key: 'title' | 'description'): string[] {
  const groups = new Map<string, Head[]>();
  for (const head of heads) groups.set(head[key], [...(groups.get(head[key]) ?? []), head]);
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([text, group]) => `${group.map(({ path }) => path).join(', ')}: ${text}`);
}

it('every list, course and offer has a title and a description of its own', async () => {
  const heads = [...(await readListHeads()), ...(await readCourseHeads())];
  expect(heads.length).toBeGreaterThan(2000);
  expect(shared(heads, 'title')).toEqual([]);
  expect(shared(heads, 'description')).toEqual([]);
  expect(heads.filter(({ title, description }) => title.length < 10 || description.length < 40)).toEqual([]);
}, 180_000);
