import { createFileRoute, redirect } from '@tanstack/react-router';
import { EnrolmentPage } from '#/storefront/features/enrolment/components/enrolment-page.tsx';
import { parseEnrolmentIds } from '#/storefront/features/enrolment/enrolment.params.ts';
import { runEnrolmentAction } from '#/storefront/features/enrolment/enrolment.actions.ts';
import { enrolmentQueries } from '#/storefront/features/enrolment/enrolment.queries.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { formatProductOffer } from '#/domain/catalogue/product-offer.ts';
import { canPay } from '#/domain/person/login-kind.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_checkout/_signed-in/inscricao/$courseId/$offerId')({
  params: {
    parse: (params) => parseEnrolmentIds(params) ?? false,
    stringify: ({ courseId, offerId }) => ({ courseId: `${courseId}`, offerId: `${offerId}` }),
  },
  server: {
    handlers: {
      POST: (posted) => {
        const ids = parseEnrolmentIds(posted.params);
        return ids ? runEnrolmentAction(posted, ids) : posted.next();
      },
    },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: async ({ context: { queryClient }, params }) => {
    const { course, offer } = await queryClient
      .ensureQueryData(enrolmentQueries.offer(params))
      .catch(orNotFound);
    if (offer.tipo_oferta === 'PAGO' && !course.gestao_desempenho) {
      throw redirect({
        to: '/checkout/$productOffer',
        params: { productOffer: formatProductOffer(params) },
        replace: true,
      });
    }
  },
  head: titledHead('Inscrição gratuita'),
  component: Enrolment,
});

function Enrolment() {
  const ids = Route.useParams();
  const { session, answer } = Route.useRouteContext();
  const { person } = session;
  return (
    <EnrolmentPage
      ids={ids}
      answer={answer}
      hindrance={
        person && !canPay(person.tipoLogin)
          ? 'Contas da central de atendimento não se inscrevem. Entre com a conta de quem vai estudar.'
          : undefined
      }
    />
  );
}
