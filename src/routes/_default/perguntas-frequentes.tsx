import { createFileRoute } from '@tanstack/react-router';
import { breadcrumbData } from '#/blocks/structured-data/lists.ts';
import { faqData } from '#/blocks/structured-data/texts.ts';
import { FaqPage } from '#/features/institutional/components/faq-page.tsx';

export const Route = createFileRoute('/_default/perguntas-frequentes')({
  head: async ({ match: { context, pathname } }) => {
    // With the page's own script, not with that of every page.
    const { frequentQuestions } = await import('#/features/institutional/frequent-questions.ts');
    return {
      meta: [
        { title: 'Perguntas Frequentes | Vitrine' },
        {
          name: 'description',
          content:
            'Respostas sobre matrícula, vagas, pagamento, desistência, certificados e atendimento nos cursos da Vitrine.',
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
