import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { offerParams } from '#/storefront/shared/course/course-params.ts';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { CourseSkeleton } from '#/storefront/features/course/components/course-skeleton.tsx';
import { describeCourse } from '#/storefront/features/course/course-head.ts';
import { courseQueries } from '#/storefront/features/course/course.queries.ts';
import { courseOfferParamsSchema } from '#/storefront/features/course/course.params.ts';
import { hasWaitingList } from '#/storefront/features/course/offer-status.ts';
import { waitingListActions } from '#/storefront/features/waiting-list/waiting-list.actions.ts';
import { waitingListQueries } from '#/storefront/features/waiting-list/waiting-list.queries.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';
import { courseAlertActions } from '#/storefront/features/course-alert/course-alert.actions.ts';
import { courseActions } from '#/storefront/features/course/course.actions.ts';
import { loadCourseParts } from '../-course-parts.ts';
import { CourseRoute } from '../-course-route.tsx';

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
      .catch(orNotFound);
    const { produto: course, oferta_atual: offer } = answer;
    if (course.programa) {
      throw redirect({ to: '/programas/$slug', params: course.programa, statusCode: 301 });
    }
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
  loader: async ({ context, params }) => {
    const { queryClient, session } = context;
    const { produto: course, oferta_atual: offer } = await queryClient.ensureQueryData(
      courseQueries.offer(params.idCurso, params.idOferta),
    );
    await Promise.all([
      queryClient.prefetchQuery(courseQueries.enrolmentInfo(course.id_produto, offer.id_oferta)),
      hasWaitingList(course, offer) &&
        session.person &&
        queryClient.prefetchQuery(waitingListQueries.place(offer.id_oferta)),
      loadCourseParts(context, course),
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
  const { answer } = Route.useRouteContext();
  const { idCurso, idOferta } = Route.useParams();
  const { data } = useSuspenseQuery(courseQueries.offer(idCurso, idOferta));
  const { data: info } = useQuery(courseQueries.enrolmentInfo(idCurso, idOferta));
  return <CourseRoute course={data.produto} offer={data.oferta_atual} enrolmentInfo={info} answer={answer} />;
}
