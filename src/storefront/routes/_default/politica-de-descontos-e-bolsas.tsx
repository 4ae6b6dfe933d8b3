import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { DiscountsPage } from '#/storefront/features/institutional/components/discounts-page.tsx';

export const Route = createFileRoute('/_default/politica-de-descontos-e-bolsas')({
  head: ({ match: { context, pathname } }) => ({
    meta: [
      { title: titled('Política de Descontos e Bolsas', context.brand) },
      {
        name: 'description',
        content:
          'Como funcionam os preços promocionais, os cupons, os cursos gratuitos e as bolsas de estudo da escola.',
      },
      {
        'script:ld+json': breadcrumbData(context.siteUrl, [
          { name: 'Política de Descontos e Bolsas', path: pathname },
        ]),
      },
    ],
  }),
  component: DiscountsPage,
});
