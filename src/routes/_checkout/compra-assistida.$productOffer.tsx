import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { assistedPostsOf } from '#/features/assisted/assisted.posts.ts';
import { assistedQueries } from '#/features/assisted/assisted.queries.ts';
import { assistedSearchSchema } from '#/features/assisted/assisted.search.ts';
import { DeskPage } from '#/features/assisted/components/desk-page.tsx';
import { LinkPage, LinkSignIn, NoLink } from '#/features/assisted/components/link-page.tsx';
import { parseProductOffer } from '#/domain/catalogue/product-offer.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { isNotFoundError } from '#/domain/request/public-error.ts';
import { readAnswer } from '#/forms/form-answer.ts';
import { answerPost } from '#/forms/plain-post.ts';
import { guard } from '#/routes/-guards.ts';
import { LeaveAccount } from '#/routes/-leave-account.tsx';

export const Route = createFileRoute('/_checkout/compra-assistida/$productOffer')({
  params: { parse: ({ productOffer }) => (parseProductOffer(productOffer) ? { productOffer } : false) },
  validateSearch: assistedSearchSchema,
  server: {
    handlers: {
      POST: (posted) =>
        answerPost(posted, assistedPostsOf(new URL(posted.request.url).searchParams.get('link'))),
    },
  },
  beforeLoad: (route) => {
    const { link } = route.search;
    // Who has a link signs in on its page, or makes a login there.
    if (link === undefined) guard(route, 'signed-in');
    return { answer: readAnswer(route.serverContext) };
  },
  loaderDeps: ({ search: { link } }) => ({ link }),
  loader: async ({ context: { queryClient, session }, params, deps: { link } }) => {
    const { person } = session;
    if (link !== undefined) {
      if (person) await queryClient.ensureQueryData(assistedQueries.link(link));
      return;
    }
    if (!person || !hasPermission(person.tipoLogin, 'sell-assisted')) return;
    const ids = parseProductOffer(params.productOffer)!;
    await queryClient.ensureQueryData(assistedQueries.desk(ids)).catch((error) => {
      throw isNotFoundError(error) ? notFound() : error;
    });
  },
  head: () => ({
    meta: [{ title: 'Compra assistida | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: AssistedPurchase,
});

function AssistedPurchase() {
  const { productOffer } = Route.useParams();
  const { link } = Route.useSearch();
  const { session, answer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  const { person } = session;
  if (link !== undefined) {
    if (!person) return <LinkSignIn here={here} link={link} />;
    return (
      <LinkPage
        link={link}
        here={here}
        answer={answer}
        signOut={<LeaveAccount here={here} />}
        onOpened={(codigo) => navigate({ to: '/minhas-compras/$codigo', params: { codigo } })}
      />
    );
  }
  if (!person || !hasPermission(person.tipoLogin, 'sell-assisted')) return <NoLink />;
  return (
    <DeskPage
      ids={parseProductOffer(productOffer)!}
      kind="COMPRA"
      answer={answer}
      onMade={(id) => navigate({ to: '/minhas-vendas/$id', params: { id } })}
    />
  );
}
