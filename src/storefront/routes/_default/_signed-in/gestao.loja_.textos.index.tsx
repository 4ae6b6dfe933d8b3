import { createFileRoute } from '@tanstack/react-router';
import { legalTexts } from '#/domain/school/legal-text.ts';
import { LegalTextsPage } from '#/storefront/features/legal-texts/components/legal-texts-page.tsx';
import { legalTextsQueries } from '#/storefront/features/legal-texts/legal-texts.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/loja_/textos/')({
  beforeLoad: (route) => guard(route, 'manage-school'),
  loader: ({ context: { queryClient } }) =>
    Promise.all(legalTexts.map((texto) => queryClient.ensureQueryData(legalTextsQueries.draft(texto)))).then(
      () => {},
    ),
  head: titledHead('Textos legais'),
  component: LegalTextsPage,
});
