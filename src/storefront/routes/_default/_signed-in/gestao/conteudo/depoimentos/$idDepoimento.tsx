import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { EditTestimonialPage } from '#/storefront/features/words/testimonials/testimonial-pages.tsx';
import { testimonialActions } from '#/storefront/features/words/words.actions.ts';
import { wordsQueries } from '#/storefront/features/words/words.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/depoimentos/$idDepoimento')({
  params: idParams('idDepoimento'),
  server: {
    handlers: {
      POST: (posted) => runAction(posted, testimonialActions(idOf(posted.params, 'idDepoimento'))),
    },
  },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient }, params: { idDepoimento } }) =>
    queryClient.ensureQueryData(wordsQueries.testimonial(idDepoimento)).then(() => {}, orNotFound),
  head: titledHead('Editar depoimento'),
  component: EditItem,
});

function EditItem() {
  const { idDepoimento } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data } = useSuspenseQuery(wordsQueries.testimonial(idDepoimento));
  return <EditTestimonialPage key={idDepoimento} testimonial={data} answer={answer} />;
}
