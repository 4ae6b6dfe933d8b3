import { createFileRoute } from '@tanstack/react-router';
import { answerUnavailable } from '#/storefront/features/navigation/unavailable-service.ts';
import { UnavailablePage } from '#/storefront/features/shell/components/unavailable-page.tsx';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_checkout/unavailable-service')({
  beforeLoad: () => answerUnavailable(),
  head: titledHead('Serviço indisponível'),
  component: UnavailablePage,
});
