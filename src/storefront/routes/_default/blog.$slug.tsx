import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { postData } from '#/storefront/shared/structured-data/texts.ts';
import { blogQueries } from '#/storefront/features/blog/blog.queries.ts';
import { PostPage } from '#/storefront/features/blog/components/post-page.tsx';
import { isSlug } from '#/domain/text/slug.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/blog/$slug')({
  params: { parse: ({ slug }) => (isSlug(slug) ? { slug } : false) },
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const [{ title, resumo, imagem, publicado_em }] = await Promise.all([
      queryClient.ensureQueryData(blogQueries.post(slug)).catch(orNotFound),
      queryClient.prefetchQuery(blogQueries.posts()),
    ]);
    return { title, resumo, imagem, publicado_em };
  },
  head: ({ loaderData, match: { context, pathname } }) =>
    loaderData
      ? {
          meta: [
            { title: titled(`${loaderData.title} | Blog`, context.brand) },
            { name: 'description', content: loaderData.resumo },
            { property: 'og:type', content: 'article' },
            { property: 'og:image', content: new URL(loaderData.imagem, context.siteUrl).href },
            { property: 'article:published_time', content: loaderData.publicado_em },
            { 'script:ld+json': postData(context.siteUrl, context.brand, pathname, loaderData) },
            {
              'script:ld+json': breadcrumbData(context.siteUrl, [
                { name: 'Blog', path: '/blog' },
                { name: loaderData.title, path: pathname },
              ]),
            },
          ],
        }
      : {},
  component: Post,
});

function Post() {
  return <PostPage slug={Route.useParams().slug} />;
}
