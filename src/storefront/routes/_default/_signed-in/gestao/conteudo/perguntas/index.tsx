import { createFileRoute } from '@tanstack/react-router';
import { FaqItemsPage } from '#/storefront/features/words/faq/faq-pages.tsx';
import { wordsQueries } from '#/storefront/features/words/words.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/perguntas/')({
  beforeLoad: (route) => guard(route, 'manage-school'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(wordsQueries.faqItems()).then(() => {}),
  head: titledHead('Perguntas frequentes'),
  component: FaqItemsPage,
});
