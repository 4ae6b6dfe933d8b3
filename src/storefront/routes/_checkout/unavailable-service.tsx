import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { answerUnavailable } from '#/storefront/features/navigation/unavailable-service.ts';
import { UnavailablePage } from '#/storefront/features/shell/components/unavailable-page.tsx';

export const Route = createFileRoute('/_checkout/unavailable-service')({
  beforeLoad: () => answerUnavailable(),
  head: ({ match }) => ({
    meta: [
      { title: titled('Serviço indisponível', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: UnavailablePage,
});
