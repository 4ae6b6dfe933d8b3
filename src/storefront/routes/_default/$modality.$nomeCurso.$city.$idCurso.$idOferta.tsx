import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { offerParams } from '#/storefront/shared/course/course-params.ts';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as v from 'valibot';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { PageAnswer } from '#/storefront/forms/page-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { canPay } from '#/domain/person/login-kind.ts';
import { isNotFoundError } from '#/domain/request/public-error.ts';
import { courseAlertActions } from '#/storefront/features/course-alert/course-alert.actions.ts';
import { courseAlertQueries } from '#/storefront/features/course-alert/course-alert.queries.ts';
import { listCities } from '#/storefront/features/course/choose-offer.ts';
import { LazyCourseAlertPanel } from '#/storefront/features/course-alert/components/lazy-course-alert-panel.ts';
import { CoursePage } from '#/storefront/features/course/components/course-page.tsx';
import { CourseSkeleton } from '#/storefront/features/course/components/course-skeleton.tsx';
import { describeCourse } from '#/storefront/features/course/course-head.ts';
import { courseActions } from '#/storefront/features/course/course.actions.ts';
import { courseQueries } from '#/storefront/features/course/course.queries.ts';
import { courseOfferParamsSchema } from '#/storefront/features/course/course.params.ts';
import { hasWaitingList } from '#/storefront/features/course/offer-status.ts';
import { hearts } from '#/storefront/features/favourites/hearts.tsx';
import { RecentlyViewed } from '#/storefront/features/recently-viewed/components/recently-viewed.tsx';
import { LazyWaitingListPanel } from '#/storefront/features/waiting-list/components/lazy-waiting-list-panel.ts';
import { waitingListActions } from '#/storefront/features/waiting-list/waiting-list.actions.ts';
import { waitingListQueries } from '#/storefront/features/waiting-list/waiting-list.queries.ts';

export const Route = createFileRoute('/_default/$modality/$nomeCurso/$city/$idCurso/$idOferta')({
  params: {
    parse: (params) => {
      const parsed = v.safeParse(courseOfferParamsSchema, params);
      return parsed.success ? parsed.output : false;
    },
    stringify: ({ idCurso, idOferta, ...params }) => ({
      ...params,
      idCurso: String(idCurso),
      idOferta: String(idOferta),
    }),
  },
  server: {
    handlers: {
      POST: (posted) => {
        // Handlers get the parameters as the address has them, whatever their type says.
        const params: Record<string, unknown> = posted.params;
        const id = Number(params['idCurso']);
        return runAction(posted, {
          ...courseActions(id),
          ...courseAlertActions(id),
          ...waitingListActions(Number(params['idOferta'])),
        });
      },
    },
  },
  beforeLoad: async ({ context: { queryClient }, params, serverContext }) => {
    const answer = await queryClient
      .ensureQueryData(courseQueries.offer(params.idCurso, params.idOferta))
      .catch((error) => {
        throw isNotFoundError(error) ? notFound() : error;
      });
    const { produto: course, oferta_atual: offer } = answer;
    const canonical = offerParams(course, offer);
    if (params.city !== canonical.city) throw notFound();
    if (params.modality !== canonical.modality || params.nomeCurso !== canonical.nomeCurso) {
      throw redirect({
        to: '/$modality/$nomeCurso/$city/$idCurso/$idOferta',
        params: canonical,
        statusCode: 301,
      });
    }
    return { answer: readAnswer(serverContext) };
  },
  loader: async ({ context: { queryClient, session }, params }) => {
    const { produto: course, oferta_atual: offer } = await queryClient.ensureQueryData(
      courseQueries.offer(params.idCurso, params.idOferta),
    );
    await Promise.all([
      queryClient.prefetchQuery(courseQueries.enrolmentInfo(course.id_produto, offer.id_oferta)),
      course.gestao_desempenho && queryClient.ensureQueryData(courseQueries.sgnOrigin()),
      hasWaitingList(course, offer) &&
        session.person &&
        queryClient.prefetchQuery(waitingListQueries.place(offer.id_oferta)),
      session.person && queryClient.prefetchQuery(courseQueries.participation(course.id_produto)),
      !course.ofertas.some(({ aberta }) => aberta) &&
        session.person &&
        queryClient.prefetchQuery(courseAlertQueries.alert(course.id_produto)),
      queryClient.prefetchQuery(courseQueries.reviews(course.id_produto, 'uteis')),
      queryClient.prefetchQuery(courseQueries.related(course.id_produto, course.grupo_area.icone_slug)),
    ]);
  },
  head: ({ match: { context, pathname }, params }) => {
    const known = context.queryClient.getQueryData(
      courseQueries.offer(params.idCurso, params.idOferta).queryKey,
    );
    return known ? describeCourse(known.produto, known.oferta_atual, context, pathname) : {};
  },
  component: CourseOfferRoute,
  pendingComponent: CourseSkeleton,
});

function CourseOfferRoute() {
  const { session, answer, siteUrl } = Route.useRouteContext();
  const { idCurso, idOferta } = Route.useParams();
  const { data } = useSuspenseQuery(courseQueries.offer(idCurso, idOferta));
  const { data: info } = useQuery(courseQueries.enrolmentInfo(idCurso, idOferta));
  const { data: sgnOrigin = null } = useQuery({
    ...courseQueries.sgnOrigin(),
    enabled: data.produto.gestao_desempenho,
  });
  const signedIn = session.person !== null;
  const favourites = hearts(signedIn);
  const cities = useMemo(() => listCities(data.produto.ofertas), [data.produto.ofertas]);
  const mayWait = !session.person || canPay(session.person.tipoLogin);
  return (
    <PageAnswer value={answer}>
      <CoursePage
        course={data.produto}
        offer={data.oferta_atual}
        signedIn={signedIn}
        sgnOrigin={sgnOrigin}
        siteUrl={siteUrl}
        enrolmentInfo={info}
        waitingList={
          mayWait &&
          hasWaitingList(data.produto, data.oferta_atual) && (
            <LazyWaitingListPanel offer={data.oferta_atual} signedIn={signedIn} />
          )
        }
        courseAlert={
          <LazyCourseAlertPanel course={data.produto} cities={cities} signedIn={signedIn} mayAsk={mayWait} />
        }
        {...favourites}
        recentlyViewed={
          <RecentlyViewed current={data.produto.id_produto} renderFavourite={favourites.renderFavourite} />
        }
      />
    </PageAnswer>
  );
}
