import { createFileRoute, redirect } from '@tanstack/react-router';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { courseParams } from '#/storefront/shared/course/course-params.ts';
import * as v from 'valibot';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { chooseOffer } from '#/storefront/features/course/choose-offer.ts';
import { CourseSkeleton } from '#/storefront/features/course/components/course-skeleton.tsx';
import { describeCourse } from '#/storefront/features/course/course-head.ts';
import { courseQueries } from '#/storefront/features/course/course.queries.ts';
import { courseParamsSchema } from '#/storefront/features/course/course.params.ts';
import { courseSearchSchema } from '#/storefront/features/course/course.search.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';
import { courseAlertActions } from '#/storefront/features/course-alert/course-alert.actions.ts';
import { courseActions } from '#/storefront/features/course/course.actions.ts';
import { loadCourseParts } from '../-course-parts.ts';
import { CourseRoute } from '../-course-route.tsx';

export const Route = createFileRoute('/_default/$modality/$nomeCurso/$idCurso')({
  params: {
    parse: (params) => {
      const parsed = v.safeParse(courseParamsSchema, params);
      return parsed.success ? parsed.output : false;
    },
    stringify: ({ idCurso, ...params }) => ({ ...params, idCurso: String(idCurso) }),
  },
  validateSearch: courseSearchSchema,
  loaderDeps: ({ search }) => search,
  server: {
    handlers: {
      POST: (posted) => {
        // Handlers get the parameters as the address has them, whatever their type says.
        const params: Record<string, unknown> = posted.params;
        const id = Number(params['idCurso']);
        return runAction(posted, { ...courseActions(id), ...courseAlertActions(id) });
      },
    },
  },
  beforeLoad: async ({ context: { queryClient }, params, search, serverContext }) => {
    const course = await queryClient.ensureQueryData(courseQueries.course(params.idCurso)).catch(orNotFound);
    if (course.programa) {
      throw redirect({ to: '/programas/$slug', params: course.programa, statusCode: 301 });
    }
    const canonical = courseParams(course);
    if (params.modality !== canonical.modality || params.nomeCurso !== canonical.nomeCurso) {
      throw redirect({ to: '/$modality/$nomeCurso/$idCurso', params: canonical, search, statusCode: 301 });
    }
    return { answer: readAnswer(serverContext) };
  },
  loader: async ({ context, params, deps, cause }) => {
    const { queryClient } = context;
    const course = await queryClient.ensureQueryData(courseQueries.course(params.idCurso));
    const { offer } = chooseOffer(course.ofertas, deps);
    const info = offer && courseQueries.enrolmentInfo(course.id_produto, offer.id_oferta);
    const reviews = courseQueries.reviews(course.id_produto, 'uteis');
    const isInView = cause === 'stay' && queryClient.getQueryData(reviews.queryKey) !== undefined;
    const facts = info && queryClient.prefetchQuery(info);
    await Promise.all([!isInView && facts, loadCourseParts(context, course)]);
  },
  head: ({ match: { context, pathname }, params }) => {
    const course = context.queryClient.getQueryData(courseQueries.course(params.idCurso).queryKey);
    return course ? describeCourse(course, undefined, context, pathname) : {};
  },
  component: ChosenCourseRoute,
  pendingComponent: CourseSkeleton,
});

function ChosenCourseRoute() {
  const { answer } = Route.useRouteContext();
  const { idCurso } = Route.useParams();
  const choice = Route.useSearch();
  const { data: course } = useSuspenseQuery(courseQueries.course(idCurso));
  const { offer } = chooseOffer(course.ofertas, choice);
  const { data: info } = useQuery({
    ...courseQueries.enrolmentInfo(idCurso, offer?.id_oferta ?? 0),
    enabled: offer !== undefined,
    placeholderData: (previous, query) => (query?.queryKey[1] === idCurso ? previous : undefined),
  });
  return <CourseRoute course={course} choice={choice} enrolmentInfo={info} answer={answer} />;
}
