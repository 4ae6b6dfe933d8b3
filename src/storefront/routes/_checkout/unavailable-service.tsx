import { createFileRoute } from '@tanstack/react-router';
import { answerUnavailable } from '#/storefront/features/navigation/unavailable-service.ts';
import { UnavailablePage } from '#/storefront/features/shell/components/unavailable-page.tsx';

export const Route = createFileRoute('/_checkout/unavailable-service')({
  beforeLoad: () => answerUnavailable(),
  head: () => ({
    meta: [{ title: 'Serviço indisponível | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: UnavailablePage,
});
