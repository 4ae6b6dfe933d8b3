import { useBrand } from '#/storefront/shared/brand/brand.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Suspense } from 'react';
import type { CourseCardData } from '#/storefront/shared/course/card/course-card-data.ts';
import { CourseLink } from '#/storefront/shared/course/course-link.tsx';
import { CachedFragment } from '#/platform/rendering/cached-fragment.tsx';
import { toTrackedSale } from '#/storefront/shared/tracking/tracked-item.ts';
import { useTrackedEvent } from '#/storefront/shared/tracking/use-tracked-event.ts';
import type { OwnPurchase } from '#/contract/community/community.ts';
import type { Course, EnrolmentInfo, Offer } from '#/contract/catalogue/course.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { chooseOffer } from '../choose-offer.ts';
import { courseQueries } from '../course.queries.ts';
import type { CourseSearch } from '../course.search.ts';
import { useAskedOffer } from '../use-asked-offer.ts';
import { useOutOfSight } from '../use-out-of-sight.ts';
import { CourseHeader, preloadCoursePicture } from './course-header.tsx';
import { LazyCourseDetails } from './lazy-course-parts.ts';
import { ProgrammesOfCourse } from './offers/programmes-of-course.tsx';
import { PurchaseBar } from './purchase-bar.tsx';
import { PurchaseCard } from './offers/purchase-card.tsx';
import { RelatedCourses } from './related-courses.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

const courseCrumb = 'curso';
const noChoice: CourseSearch = {};
const none: readonly OwnPurchase[] = [];

interface CoursePageProps {
  course: Course;
  offer?: Offer;
  choice?: CourseSearch;
  signedIn: boolean;
  sgnOrigin: string | null;
  siteUrl: string;
  waitingList?: Elements;
  courseAlert?: Elements;
  enrolmentInfo?: EnrolmentInfo | null | undefined;
  recentlyViewed?: Elements;
  renderFavourite?(course: Pick<CourseCardData, 'id_produto' | 'titulo'>): Elements;
}

export function CoursePage(props: CoursePageProps) {
  const { course, offer, choice = noChoice, sgnOrigin, siteUrl, enrolmentInfo } = props;
  const { id_produto } = course;
  const { nome } = useBrand();
  const queryClient = useQueryClient();
  const reviews = queryClient.getQueryData(courseQueries.reviews(id_produto, 'uteis').queryKey);
  const related = queryClient.getQueryData(courseQueries.related(course).queryKey);
  preloadCoursePicture(course);
  return (
    <CachedFragment
      name="course"
      inputs={[course, offer, choice, sgnOrigin, siteUrl, nome, enrolmentInfo, reviews, related]}
    >
      <CourseArticle {...props} />
    </CachedFragment>
  );
}

function CourseArticle({
  course,
  offer,
  choice = noChoice,
  signedIn,
  sgnOrigin,
  siteUrl,
  waitingList,
  courseAlert,
  enrolmentInfo,
  recentlyViewed,
  renderFavourite,
}: CoursePageProps) {
  const chosen = chooseOffer(course.ofertas, offer ? { turma: offer.id_oferta } : choice);
  const shown = offer ?? chosen.offer;
  const sold = useAskedOffer(course.ofertas) ?? shown;
  const { data: participation } = useQuery({
    ...courseQueries.participation(course.id_produto),
    enabled: signedIn,
  });
  const own = (signedIn && participation?.compras) || none;
  const enrolled = signedIn
    ? participation?.inscricoes.find(({ id_oferta }) => id_oferta === sold?.id_oferta)
    : undefined;
  const [action, isActionAway] = useOutOfSight();
  useTrackedEvent({ name: 'view_item', ...toTrackedSale(course, shown ?? course) });
  return (
    <article data-area={course.grupo_area.icone_slug} className={sold?.aberta ? 'has-bottom-bar' : undefined}>
      <div className="container-page grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="area-band grid grid-cols-1 content-start gap-3 pt-3 pb-6 lg:gap-4 lg:pt-6 lg:pb-8">
          <Breadcrumb
            items={[
              { text: categoryName(course.modalidade.nome), href: course.modalidade.slug },
              { text: course.titulo, ...(offer && { href: courseCrumb }) },
              ...(offer ? [{ text: offerName(offer) }] : []),
            ]}
            renderLink={({ href, ...link }) =>
              href === '/' ? (
                <Link to="/" {...link} />
              ) : href === courseCrumb ? (
                <CourseLink course={course} {...link} />
              ) : (
                <Link to="/$vitrine" params={{ vitrine: href }} {...link} />
              )
            }
          />
          <CourseHeader
            course={course}
            offer={shown}
            ofOffer={offer !== undefined}
            action={renderFavourite?.(course)}
          />
        </div>
        <aside
          aria-label="Matrícula"
          className="pt-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-16 lg:pb-8"
        >
          <PurchaseCard
            course={course}
            offer={sold}
            missed={offer ? undefined : chosen.missed}
            next={chosen.offer}
            onOwnPages={offer !== undefined}
            sgnOrigin={sgnOrigin}
            own={own}
            enrolled={enrolled}
            actionRef={action}
            waitingList={waitingList}
            courseAlert={courseAlert}
          />
        </aside>
        <div className="grid grid-cols-1 content-start gap-12 py-8">
          {course.programas && <ProgrammesOfCourse programmes={course.programas} />}
          <LazyCourseDetails {...{ course, offer, shown, enrolmentInfo, signedIn, siteUrl }} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-12 pb-8">
        <Suspense>
          <RelatedCourses course={course} renderFavourite={renderFavourite} />
          {recentlyViewed}
        </Suspense>
      </div>
      {sold?.aberta && isActionAway && (
        <PurchaseBar
          course={course}
          offer={sold}
          bought={own.find(({ id_oferta }) => id_oferta === sold.id_oferta)}
          enrolled={enrolled}
          sgnOrigin={sgnOrigin}
        />
      )}
    </article>
  );
}
