import { createFileRoute } from '@tanstack/react-router';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { PrivacyPage } from '#/storefront/features/institutional/components/privacy-page.tsx';

export const Route = createFileRoute('/_default/politica-privacidade')({
  head: ({ match: { context, pathname } }) => ({
    meta: [
      { title: 'Política de Privacidade | Vitrine' },
      {
        name: 'description',
        content:
          'Que dados pessoais a Vitrine trata, para quê, por quanto tempo e como exercer os direitos que a LGPD dá a você.',
      },
      {
        'script:ld+json': breadcrumbData(context.siteUrl, [
          { name: 'Política de Privacidade', path: pathname },
        ]),
      },
    ],
  }),
  component: PrivacyPage,
});
