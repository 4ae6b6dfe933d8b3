import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { AccessibilityPage } from '#/storefront/features/institutional/components/accessibility-page.tsx';
import { useBrand } from '#/storefront/shared/brand/brand.ts';

export const Route = createFileRoute('/_default/acessibilidade')({
  head: ({ match: { context, pathname } }) => ({
    meta: [
      { title: titled('Acessibilidade', context.brand) },
      {
        name: 'description',
        content:
          'Como esta loja segue as diretrizes WCAG 2.2, o que ainda falta e como avisar quando você encontrar uma barreira no site.',
      },
      {
        'script:ld+json': breadcrumbData(context.siteUrl, [{ name: 'Acessibilidade', path: pathname }]),
      },
    ],
  }),
  component: () => <AccessibilityPage contact={useBrand().company} />,
});
