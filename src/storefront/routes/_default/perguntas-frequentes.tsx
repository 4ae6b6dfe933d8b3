import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { faqData } from '#/storefront/shared/structured-data/texts.ts';
import { FaqPage } from '#/storefront/features/institutional/components/faq-page.tsx';
import { faqQueries } from '#/storefront/features/institutional/faq.queries.ts';

export const Route = createFileRoute('/_default/perguntas-frequentes')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(faqQueries.faq()).then(() => {}),
  head: ({ match: { context, pathname } }) => {
    const sections = context.queryClient.getQueryData(faqQueries.faq().queryKey) ?? [];
    return {
      meta: [
        { title: titled('Perguntas Frequentes', context.brand) },
        {
          name: 'description',
          content:
            'Respostas sobre matrícula, vagas, pagamento, desistência, certificados e atendimento nos nossos cursos.',
        },
        ...(sections.length > 0 ? [{ 'script:ld+json': faqData(sections) }] : []),
        {
          'script:ld+json': breadcrumbData(context.siteUrl, [
            { name: 'Perguntas Frequentes', path: pathname },
          ]),
        },
      ],
    };
  },
  component: FaqPage,
});
