import { useQueryClient } from '@tanstack/react-query';
import { DrawnOnce } from '#/platform/rendering/drawn-once.tsx';
import type { Course, EnrolmentInfo, Offer } from '#/contract/catalogue/course.ts';
import { courseQueries } from '../course.queries.ts';
import { CourseDataScript } from './course-data-script.tsx';
import { CourseProgram } from './course-program.tsx';
import { EnrolmentInfoSection } from './enrolment-info-section.tsx';
import { CourseOffers } from './offers/course-offers.tsx';
import { QuestionsSection } from './voices/questions-section.tsx';
import { ReviewsSection } from './voices/reviews-section.tsx';

interface CourseDetailsProps {
  course: Course;
  offer: Offer | undefined;
  shown: Offer | undefined;
  enrolmentInfo: EnrolmentInfo | null | undefined;
  signedIn: boolean;
  siteUrl: string;
}

export function CourseDetails({
  course,
  offer,
  shown,
  enrolmentInfo,
  signedIn,
  siteUrl,
}: CourseDetailsProps) {
  const queryClient = useQueryClient();
  const reviews = queryClient.getQueryData(courseQueries.reviews(course.id_produto, 'uteis').queryKey);
  const participation = queryClient.getQueryData(courseQueries.participation(course.id_produto).queryKey);
  return (
    <>
      <DrawnOnce name="course-program" of="everybody" inputs={[course, shown, enrolmentInfo]}>
        {shown && enrolmentInfo && <EnrolmentInfoSection offer={shown} info={enrolmentInfo} />}
        <CourseProgram course={course} requirementsTold={Boolean(shown && enrolmentInfo)} />
        <CourseOffers course={course} current={shown} />
      </DrawnOnce>
      <DrawnOnce
        name="course-voices"
        of="visitors"
        inputs={[course, reviews]}
        own={participation && [participation]}
      >
        <ReviewsSection course={course} signedIn={signedIn} />
        <QuestionsSection course={course} signedIn={signedIn} />
      </DrawnOnce>
      <DrawnOnce name="course-data" of="everybody" inputs={[course, offer, siteUrl]}>
        <CourseDataScript course={course} offer={offer} siteUrl={siteUrl} />
      </DrawnOnce>
    </>
  );
}
