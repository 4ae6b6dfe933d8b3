import { useBrand } from '#/storefront/shared/brand/brand.ts';
import { useLocation } from '@tanstack/react-router';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { courseData } from '../course-data.ts';

interface CourseDataScriptProps {
  course: Course;
  offer?: Offer;
  siteUrl: string;
}

export function CourseDataScript({ course, offer, siteUrl }: CourseDataScriptProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  // People wrote some of it, which must not end the script.
  const data = JSON.stringify(courseData(course, offer, { siteUrl, brand: useBrand() }, path));
  const text = data.replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
