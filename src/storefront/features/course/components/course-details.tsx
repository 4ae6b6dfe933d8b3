import type { Course, EnrolmentInfo, Offer } from '#/contract/catalogue/course.ts';
import { CourseDataScript } from './course-data-script.tsx';
import { CourseProgram } from './course-program.tsx';
import { EnrolmentInfoSection } from './enrolment-info-section.tsx';
import { CourseOffers } from './offers/course-offers.tsx';
import { CourseTeachers } from './offers/course-teachers.tsx';
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
  return (
    <>
      {shown && enrolmentInfo && <EnrolmentInfoSection offer={shown} info={enrolmentInfo} />}
      <CourseProgram course={course} requirementsShown={Boolean(shown && enrolmentInfo)} />
      <CourseTeachers course={course} offer={shown} />
      <CourseOffers course={course} current={shown} />
      <ReviewsSection course={course} signedIn={signedIn} />
      <QuestionsSection course={course} signedIn={signedIn} />
      <CourseDataScript course={course} offer={offer} siteUrl={siteUrl} />
    </>
  );
}
