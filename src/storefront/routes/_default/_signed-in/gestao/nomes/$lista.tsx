import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { type NameList, nameLists } from '#/domain/school/name-lists.ts';
import { NameListPage } from '#/storefront/features/course-desk/components/names/name-list-page.tsx';
import { nameActions } from '#/storefront/features/course-desk/course-desk.actions.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { listTexts } from '#/storefront/features/course-desk/names.schema.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/nomes/$lista')({
  params: {
    parse: ({ lista }) => {
      const known = nameLists.find((name) => name === lista);
      return known ? { lista: known } : (false as const);
    },
    stringify: ({ lista }: { lista: NameList }) => ({ lista }),
  },
  server: {
    handlers: {
      // A handler's parameters aren't parsed; the page answers 404 to another list.
      POST: (posted) => runAction(posted, nameActions(posted.params.lista)),
    },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(courseDeskQueries.names()).then(() => {}),
  head: ({ match }) => ({
    meta: [{ title: titled(listTexts[match.params.lista].title, match.context.brand) }],
  }),
  component: NameListForm,
});

function NameListForm() {
  const { lista } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data } = useSuspenseQuery(courseDeskQueries.names());
  return <NameListPage key={lista} lista={lista} names={data} answer={answer} />;
}
