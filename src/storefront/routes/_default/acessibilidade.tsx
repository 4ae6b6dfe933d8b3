import { createFileRoute } from '@tanstack/react-router';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { AccessibilityPage } from '#/storefront/features/institutional/components/accessibility-page.tsx';
import { company } from '#/domain/site/company.ts';

export const Route = createFileRoute('/_default/acessibilidade')({
  head: ({ match: { context, pathname } }) => ({
    meta: [
      { title: 'Acessibilidade | Vitrine' },
      {
        name: 'description',
        content:
          'Como a Vitrine segue as diretrizes WCAG 2.2, o que ainda falta e como avisar quando você encontrar uma barreira no site.',
      },
      {
        'script:ld+json': breadcrumbData(context.siteUrl, [{ name: 'Acessibilidade', path: pathname }]),
      },
    ],
  }),
  component: () => <AccessibilityPage contact={company} />,
});
