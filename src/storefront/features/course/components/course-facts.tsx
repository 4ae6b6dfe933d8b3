import type { ReactNode } from 'react';
import { formatDuration } from '#/storefront/shared/course/duration.ts';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { formatLabels, shiftName } from '#/domain/catalogue/offer-labels.ts';
import { FEWEST_REVIEWS_OF_A_MEAN } from '#/domain/community/community.ts';
import { formatMeanRating } from '#/domain/community/mean-rating.ts';
import { describeStart } from '#/storefront/shared/course/offer-labels.ts';
import { formatHours } from '#/domain/time/hours.ts';
import { Icon, type IconName } from '#/storefront/ui/display/icon.tsx';
import { StarRating } from '#/storefront/ui/display/star-rating.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface CourseFactsProps {
  course: Course;
  offer: Offer | undefined;
}

export function CourseFacts({ course, offer }: CourseFactsProps) {
  const { media, total } = course.reviews;
  return (
    <>
      {total >= FEWEST_REVIEWS_OF_A_MEAN && (
        <a
          href="#opinioes"
          className={linkClass(
            'quiet',
            '-my-2 flex min-h-11 items-center gap-2 justify-self-start lg:my-0 lg:min-h-6',
          )}
        >
          <StarRating value={media} size="sm" />
          <ChangingText>{`${formatMeanRating(media)} (${total} opiniões)`}</ChangingText>
        </a>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-body">
        <Fact icon="clock">
          <span className="inline-block">{formatHours(course.carga_horaria)}</span>
          {course.duracao_meses >= 1 && (
            <>
              <span className="max-md:hidden">{' · '}</span>
              <span className="inline-block">{formatDuration(course.duracao_meses)}</span>
            </>
          )}
        </Fact>
        {offer && (
          <>
            <Fact icon="calendar">{describeStart(offer)}</Fact>
            <Fact icon="sun">{`${shiftName(offer)}, ${formatLabels[offer.formato].toLowerCase()}`}</Fact>
          </>
        )}
      </ul>
    </>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} className="mt-0.5 text-area-strong" />
      <span>{children}</span>
    </li>
  );
}
