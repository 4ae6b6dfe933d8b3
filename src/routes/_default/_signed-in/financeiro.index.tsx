import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/blocks/page/page-search.ts';
import { FinancePage } from '#/features/finance/components/finance-page.tsx';
import { financePosts } from '#/features/finance/finance.posts.ts';
import { financeQueries } from '#/features/finance/finance.queries.ts';
import { readAnswer } from '#/forms/form-answer.ts';
import { answerPost } from '#/forms/plain-post.ts';
import { guard } from '#/routes/-guards.ts';

export const Route = createFileRoute('/_default/_signed-in/financeiro/')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => answerPost(posted, financePosts) } },
  beforeLoad: (route) => {
    guard(route, 'settle-finance');
    return { answer: readAnswer(route.serverContext) };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(financeQueries.page(pagina)).then(() => {}),
  head: () => ({
    meta: [{ title: 'Pendências do financeiro | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: Finance,
});

function Finance() {
  const { pagina = 1 } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <FinancePage page={pagina} answer={answer} />;
}
