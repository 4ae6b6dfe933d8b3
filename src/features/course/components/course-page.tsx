import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CourseCardData } from '#/blocks/course-card-data.ts';
import { CourseLink } from '#/blocks/course-link.tsx';
import { Price } from '#/blocks/price.tsx';
import { toTrackedSale } from '#/blocks/tracked-item.ts';
import { useTrackedEvent } from '#/blocks/use-tracked-event.ts';
import type { Course, EnrolmentInfo, Offer } from '#/contract/catalogue/course.ts';
import { categoryName } from '#/domain/category.ts';
import { Breadcrumb } from '#/ui/breadcrumb.tsx';
import { nextOpenOffer } from '../offer-filter.ts';
import { CourseHeader } from './course-header.tsx';
import { CourseOffers } from './course-offers.tsx';
import { CourseProgram } from './course-program.tsx';
import { EnrolmentInfoSection } from './enrolment-info-section.tsx';
import { PurchaseBar, PurchaseCard } from './purchase-card.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { RelatedCourses } from './related-courses.tsx';
import { ReviewsSection } from './reviews-section.tsx';

/** Stands for the course's own page in the breadcrumb of a class. */
const courseCrumb = 'curso';

interface CoursePageProps {
  course: Course;
  /** The class the address names; the page then is about it. */
  offer?: Offer;
  signedIn: boolean;
  gateway: string | null;
  /** For a class that sells no seat now. */
  waitingList?: ReactNode;
  /** What to know before enrolling in the class. */
  enrolmentInfo?: EnrolmentInfo;
  favourite?: ReactNode;
  recentlyViewed?: ReactNode;
  renderFavourite?(course: CourseCardData): ReactNode;
}

export function CoursePage({
  course,
  offer,
  signedIn,
  gateway,
  waitingList,
  enrolmentInfo,
  favourite,
  recentlyViewed,
  renderFavourite,
}: CoursePageProps) {
  const next = nextOpenOffer(course.ofertas);
  const shown = offer ?? next;
  useTrackedEvent({ name: 'view_item', ...toTrackedSale(course, shown ?? course) });
  return (
    <article data-area={course.grupo_area.icone_slug}>
      <div className="border-b border-area-line bg-area-soft">
        <div className="container-page grid gap-6 pt-6 pb-8 lg:pe-104">
          <Breadcrumb
            items={[
              { text: categoryName(course.modalidade.nome), href: course.modalidade.slug },
              { text: course.titulo, ...(offer && { href: courseCrumb }) },
              ...(offer ? [{ text: `Turma ${offer.codigo_turma}` }] : []),
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
          <CourseHeader course={course} offer={offer} action={favourite} />
        </div>
      </div>
      <div className="container-page grid grid-cols-1 gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <aside aria-label="Matrícula" className="lg:col-start-2 lg:-mt-64">
          <PurchaseCard
            course={course}
            offer={shown}
            next={next}
            gateway={gateway}
            waitingList={waitingList}
          />
        </aside>
        <div className="grid grid-cols-1 content-start gap-12 lg:col-start-1 lg:row-start-1">
          {offer && enrolmentInfo && <EnrolmentInfoSection offer={offer} info={enrolmentInfo} />}
          <CourseProgram course={course} />
          <CourseOffers course={course} current={offer} />
          <ReviewsSection course={course} signedIn={signedIn} />
          <QuestionsSection course={course} signedIn={signedIn} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-12 pb-24 lg:pb-8">
        <RelatedCourses course={course} renderFavourite={renderFavourite} />
        {recentlyViewed}
      </div>
      {shown?.aberta && (
        <PurchaseBar course={course} offer={shown} gateway={gateway}>
          <Price original={shown.preco_original} promotional={shown.preco_promocional} />
        </PurchaseBar>
      )}
    </article>
  );
}
