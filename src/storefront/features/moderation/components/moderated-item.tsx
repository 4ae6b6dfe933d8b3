import { CourseLink } from '#/storefront/shared/course/course-link.tsx';
import type { OpenQuestion } from '#/contract/community/moderation.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

interface ModeratedItemProps {
  id: string;
  course: OpenQuestion['produto'];
  author: string;
  /** ISO 8601 instant. */
  writtenAt: string;
  text: string;
  mark?: Elements;
  children: Elements;
}

export function ModeratedItem({ id, course, author, writtenAt, text, mark, children }: ModeratedItemProps) {
  return (
    <Card
      as="article"
      padding="lg"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titulo`}
      className="grid grid-cols-1 scroll-mt-28 gap-4"
    >
      <div className="grid gap-1">
        <h2 id={`${id}-titulo`} className="text-lg font-bold text-heading">
          {course.publicado ? (
            <CourseLink course={course} className={linkClass('text', 'inline-block py-2 lg:py-0')}>
              {course.titulo}
            </CourseLink>
          ) : (
            course.titulo
          )}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {mark}
          <span>{`${author}, ${formatDay(calendarDay(new Date(writtenAt)))}`}</span>
        </p>
      </div>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
      {children}
    </Card>
  );
}
