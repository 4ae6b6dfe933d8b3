import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { faqData } from '#/storefront/shared/structured-data/texts.ts';
import { FaqPage } from '#/storefront/features/institutional/components/faq-page.tsx';

export const Route = createFileRoute('/_default/perguntas-frequentes')({
  head: async ({ match: { context, pathname } }) => {
    // With the page's own script, not with that of every page.
    const { frequentQuestions } = await import('#/storefront/features/institutional/frequent-questions.ts');
    return {
      meta: [
        { title: titled('Perguntas Frequentes', context.brand) },
        {
          name: 'description',
          content:
            'Respostas sobre matrícula, vagas, pagamento, desistência, certificados e atendimento nos nossos cursos.',
        },
        { 'script:ld+json': faqData(frequentQuestions) },
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
