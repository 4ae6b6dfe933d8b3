import { createFileRoute } from '@tanstack/react-router';
import { deskActions } from '#/storefront/features/assisted/assisted.actions.ts';
import { assistedQueries } from '#/storefront/features/assisted/assisted.queries.ts';
import { fundedSearchSchema } from '#/storefront/features/assisted/assisted.search.ts';
import { ChooseCourse } from '#/storefront/features/assisted/components/choose-course.tsx';
import { DeskPage } from '#/storefront/features/assisted/components/desk-page.tsx';
import { NoLink } from '#/storefront/features/assisted/components/link-page.tsx';
import { parseProductOffer } from '#/domain/catalogue/product-offer.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_checkout/iniciar-matricula-assistida')({
  validateSearch: fundedSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, deskActions) } },
  beforeLoad: guardForm('signed-in'),
  loaderDeps: ({ search: { turma } }) => ({ turma }),
  loader: async ({ context: { queryClient, session }, deps: { turma } }) => {
    const ids = turma === undefined ? undefined : parseProductOffer(turma);
    if (!ids || !session.person || !hasPermission(session.person.tipoLogin, 'sell-assisted')) return;
    await queryClient.ensureQueryData(assistedQueries.desk(ids)).catch(orNotFound);
  },
  head: titledHead('Matrícula assistida'),
  component: AssistedEnrolment,
});

function AssistedEnrolment() {
  const { turma } = Route.useSearch();
  const { session, answer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const ids = turma === undefined ? undefined : parseProductOffer(turma);
  if (!session.person || !hasPermission(session.person.tipoLogin, 'sell-assisted')) return <NoLink />;
  if (!ids) return <ChooseCourse />;
  return (
    <DeskPage
      ids={ids}
      kind="MATRICULA"
      answer={answer}
      onMade={(id) => navigate({ to: '/minhas-vendas/$id', params: { id } })}
    />
  );
}
