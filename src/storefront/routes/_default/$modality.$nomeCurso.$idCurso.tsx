import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { courseParams } from '#/storefront/shared/course/course-params.ts';
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
import { chooseOffer, listCities } from '#/storefront/features/course/choose-offer.ts';
import { LazyCourseAlertPanel } from '#/storefront/features/course-alert/components/lazy-course-alert-panel.ts';
import { CoursePage } from '#/storefront/features/course/components/course-page.tsx';
import { CourseSkeleton } from '#/storefront/features/course/components/course-skeleton.tsx';
import { describeCourse } from '#/storefront/features/course/course-head.ts';
import { courseActions } from '#/storefront/features/course/course.actions.ts';
import { courseQueries } from '#/storefront/features/course/course.queries.ts';
import { courseParamsSchema } from '#/storefront/features/course/course.params.ts';
import { courseSearchSchema } from '#/storefront/features/course/course.search.ts';
import { hearts } from '#/storefront/features/favourites/hearts.tsx';
import { RecentlyViewed } from '#/storefront/features/recently-viewed/components/recently-viewed.tsx';

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
    const course = await queryClient.ensureQueryData(courseQueries.course(params.idCurso)).catch((error) => {
      throw isNotFoundError(error) ? notFound() : error;
    });
    const canonical = courseParams(course);
    if (params.modality !== canonical.modality || params.nomeCurso !== canonical.nomeCurso) {
      throw redirect({ to: '/$modality/$nomeCurso/$idCurso', params: canonical, search, statusCode: 301 });
    }
    return { answer: readAnswer(serverContext) };
  },
  loader: async ({ context: { queryClient, session }, params, deps, cause }) => {
    const course = await queryClient.ensureQueryData(courseQueries.course(params.idCurso));
    const { offer } = chooseOffer(course.ofertas, deps);
    const info = offer && courseQueries.enrolmentInfo(course.id_produto, offer.id_oferta);
    const reviews = courseQueries.reviews(course.id_produto, 'uteis');
    const isInView = cause === 'stay' && queryClient.getQueryData(reviews.queryKey) !== undefined;
    const facts = info && queryClient.prefetchQuery(info);
    await Promise.all([
      !isInView && facts,
      course.gestao_desempenho && queryClient.ensureQueryData(courseQueries.sgnOrigin()),
      session.person && queryClient.prefetchQuery(courseQueries.participation(course.id_produto)),
      !course.ofertas.some(({ aberta }) => aberta) &&
        session.person &&
        queryClient.prefetchQuery(courseAlertQueries.alert(course.id_produto)),
      queryClient.prefetchQuery(reviews),
      queryClient.prefetchQuery(courseQueries.related(course.id_produto, course.grupo_area.icone_slug)),
    ]);
  },
  head: ({ match: { context, pathname }, params }) => {
    const course = context.queryClient.getQueryData(courseQueries.course(params.idCurso).queryKey);
    return course ? describeCourse(course, undefined, context, pathname) : {};
  },
  component: CourseRoute,
  pendingComponent: CourseSkeleton,
});

function CourseRoute() {
  const { session, answer, siteUrl } = Route.useRouteContext();
  const { idCurso } = Route.useParams();
  const choice = Route.useSearch();
  const { data: course } = useSuspenseQuery(courseQueries.course(idCurso));
  const { offer } = chooseOffer(course.ofertas, choice);
  const { data: info } = useQuery({
    ...courseQueries.enrolmentInfo(idCurso, offer?.id_oferta ?? 0),
    enabled: offer !== undefined,
    placeholderData: (previous, query) => (query?.queryKey[1] === idCurso ? previous : undefined),
  });
  const { data: sgnOrigin = null } = useQuery({
    ...courseQueries.sgnOrigin(),
    enabled: course.gestao_desempenho,
  });
  const signedIn = session.person !== null;
  const favourites = hearts(signedIn);
  const cities = useMemo(() => listCities(course.ofertas), [course.ofertas]);
  const mayWait = !session.person || canPay(session.person.tipoLogin);
  return (
    <PageAnswer value={answer}>
      <CoursePage
        course={course}
        choice={choice}
        signedIn={signedIn}
        sgnOrigin={sgnOrigin}
        siteUrl={siteUrl}
        enrolmentInfo={info}
        courseAlert={
          <LazyCourseAlertPanel course={course} cities={cities} signedIn={signedIn} mayAsk={mayWait} />
        }
        {...favourites}
        recentlyViewed={
          <RecentlyViewed current={course.id_produto} renderFavourite={favourites.renderFavourite} />
        }
      />
    </PageAnswer>
  );
}
