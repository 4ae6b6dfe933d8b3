import { createFileRoute } from '@tanstack/react-router';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { PersonPage } from '#/storefront/features/people/components/person-page.tsx';
import { personActions } from '#/storefront/features/people/people.actions.ts';
import { peopleQueries } from '#/storefront/features/people/people.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/pessoas/$idPessoa')({
  params: idParams('idPessoa'),
  server: {
    handlers: { POST: (posted) => runAction(posted, personActions(idOf(posted.params, 'idPessoa'))) },
  },
  beforeLoad: guardForm('manage-team'),
  loader: ({ context: { queryClient }, params: { idPessoa } }) =>
    queryClient.ensureQueryData(peopleQueries.person(idPessoa)).then(() => {}, orNotFound),
  head: titledHead('Dados de uma pessoa'),
  component: Person,
});

function Person() {
  const { idPessoa } = Route.useParams();
  const { answer } = Route.useRouteContext();
  return <PersonPage key={idPessoa} id={idPessoa} answer={answer} />;
}
