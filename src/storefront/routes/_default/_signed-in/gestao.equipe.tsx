import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { TeamPage } from '#/storefront/features/team/components/team-page.tsx';
import { teamActions } from '#/storefront/features/team/team.actions.ts';
import { teamQueries } from '#/storefront/features/team/team.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

const searchSchema = v.object({
  busca: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))), undefined)),
});

export const Route = createFileRoute('/_default/_signed-in/gestao/equipe')({
  validateSearch: searchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, teamActions) } },
  beforeLoad: guardForm('manage-team'),
  loaderDeps: ({ search: { busca = '' } }) => ({ busca }),
  loader: ({ context: { queryClient }, deps: { busca } }) =>
    queryClient.ensureQueryData(teamQueries.list(busca)).then(() => {}),
  head: titledHead('Equipe'),
  component: Team,
});

function Team() {
  const { busca = '' } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <TeamPage busca={busca} answer={answer} />;
}
