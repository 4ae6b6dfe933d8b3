import { createFileRoute } from '@tanstack/react-router';
import { TestimonialsPage } from '#/storefront/features/words/testimonials/testimonial-pages.tsx';
import { wordsQueries } from '#/storefront/features/words/words.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/depoimentos/')({
  beforeLoad: (route) => guard(route, 'manage-school'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(wordsQueries.testimonials()).then(() => {}),
  head: titledHead('Depoimentos'),
  component: TestimonialsPage,
});
