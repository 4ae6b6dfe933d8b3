import { createFileRoute } from '@tanstack/react-router';
import { LeadsPage } from '#/features/leads/components/leads-page.tsx';
import { leadPosts } from '#/features/leads/leads.posts.ts';
import { leadsQueries } from '#/features/leads/leads.queries.ts';
import { leadsSearchSchema } from '#/features/leads/leads.search.ts';
import { readAnswer } from '#/forms/form-answer.ts';
import { answerPost } from '#/forms/plain-post.ts';
import { guard } from '#/routes/-guards.ts';

export const Route = createFileRoute('/_default/_signed-in/minhas-vendas/contatos')({
  validateSearch: leadsSearchSchema,
  server: { handlers: { POST: (posted) => answerPost(posted, leadPosts) } },
  beforeLoad: (route) => {
    guard(route, 'work-on-leads');
    return { answer: readAnswer(route.serverContext) };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.ensureQueryData(leadsQueries.list(deps)),
  head: () => ({
    meta: [{ title: 'Contatos | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: Leads,
});

function Leads() {
  const search = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <LeadsPage search={search} answer={answer} />;
}
