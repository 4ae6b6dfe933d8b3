import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { blogQueries } from '#/storefront/features/blog/blog.queries.ts';
import { BlogPage } from '#/storefront/features/blog/components/blog-page.tsx';

export const Route = createFileRoute('/_default/blog/')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(blogQueries.posts()).then(() => {}),
  head: ({ match: { context, pathname } }) => ({
    meta: [
      { title: titled('Blog', context.brand) },
      {
        name: 'description',
        content:
          'Textos sobre profissões, cursos técnicos e carreira na indústria, escritos para quem quer aprender.',
      },
      { 'script:ld+json': breadcrumbData(context.siteUrl, [{ name: 'Blog', path: pathname }]) },
    ],
  }),
  component: BlogPage,
});
