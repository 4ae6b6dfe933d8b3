import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ComponentProps, useMemo } from 'react';
import type { Course, EnrolmentInfo, Offer } from '#/contract/catalogue/course.ts';
import { canPay } from '#/domain/person/login-kind.ts';
import { PageAnswer } from '#/storefront/forms/page-answer.ts';
import { listCities } from '#/storefront/features/course/choose-offer.ts';
import { CoursePage } from '#/storefront/features/course/components/course-page.tsx';
import { courseQueries } from '#/storefront/features/course/course.queries.ts';
import type { CourseSearch } from '#/storefront/features/course/course.search.ts';
import { hasWaitingList } from '#/storefront/features/course/offer-status.ts';
import { LazyCourseAlertPanel } from '#/storefront/features/course-alert/components/lazy-course-alert-panel.ts';
import { hearts } from '#/storefront/features/favourites/hearts.tsx';
import { RecentlyViewed } from '#/storefront/features/recently-viewed/components/recently-viewed.tsx';
import { LazyWaitingListPanel } from '#/storefront/features/waiting-list/components/lazy-waiting-list-panel.ts';

interface CourseRouteProps {
  course: Course;
  /** That of the address. */
  offer?: Offer;
  choice?: CourseSearch;
  enrolmentInfo: EnrolmentInfo | null | undefined;
  answer: ComponentProps<typeof PageAnswer>['value'];
}

const layout = getRouteApi('/_default');

export function CourseRoute({ course, offer, answer, ...props }: CourseRouteProps) {
  const { session, siteUrl } = layout.useRouteContext();
  const { data: sgnOrigin = null } = useQuery({
    ...courseQueries.sgnOrigin(),
    enabled: course.gestao_desempenho,
  });
  const signedIn = session.person !== null;
  const favourites = hearts(signedIn);
  const cities = useMemo(() => listCities(course.ofertas), [course.ofertas]);
  const mayWait = !session.person || canPay(session.person.tipoLogin);
  const waits = offer !== undefined && mayWait && hasWaitingList(course, offer);
  return (
    <PageAnswer value={answer}>
      <CoursePage
        {...props}
        course={course}
        {...(offer && { offer })}
        signedIn={signedIn}
        sgnOrigin={sgnOrigin}
        siteUrl={siteUrl}
        waitingList={waits && <LazyWaitingListPanel offer={offer} signedIn={signedIn} />}
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
