import { createFileRoute } from '@tanstack/react-router';
import { isSlug } from '#/domain/text/slug.ts';
import { SchoolPage } from '#/storefront/features/institutional/components/school-page.tsx';
import { schoolPageQueries } from '#/storefront/features/institutional/school-page.queries.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';

export const Route = createFileRoute('/_default/sobre/$slug')({
  params: { parse: ({ slug }) => (isSlug(slug) ? { slug } : false) },
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const { titulo, resumo } = await queryClient
      .ensureQueryData(schoolPageQueries.page(slug))
      .catch(orNotFound);
    return { titulo, resumo };
  },
  head: ({ loaderData, match: { context, pathname } }) =>
    loaderData
      ? {
          meta: [
            { title: titled(loaderData.titulo, context.brand) },
            { name: 'description', content: loaderData.resumo },
            {
              'script:ld+json': breadcrumbData(context.siteUrl, [
                { name: loaderData.titulo, path: pathname },
              ]),
            },
          ],
        }
      : {},
  component: About,
});

function About() {
  return <SchoolPage slug={Route.useParams().slug} />;
}
