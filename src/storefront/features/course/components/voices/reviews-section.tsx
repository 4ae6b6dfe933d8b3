import { useQuery } from '@tanstack/react-query';
import { Fragment, useState, type ReactNode } from 'react';
import type { Review } from '#/contract/community/community.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import { FEWEST_REVIEWS_OF_A_MEAN } from '#/domain/community/community.ts';
import { formatMeanRating } from '#/domain/community/mean-rating.ts';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { StarRating } from '#/storefront/ui/display/star-rating.tsx';
import { Skeleton } from '#/storefront/ui/feedback/skeleton.tsx';
import { courseQueries, type ReviewFilter } from '#/storefront/features/course/course.queries.ts';
import { ProgramSection } from '../course-program.tsx';
import { MissingPart } from '../missing-part.tsx';
import { OwnReview } from './own-review.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { ReviewItem } from './review-item.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

const filterOptions: { value: ReviewFilter; label: string }[] = [
  { value: 'uteis', label: 'Mais úteis' },
  { value: 'recentes', label: 'Mais recentes' },
  { value: 'nota-5', label: 'Só 5 estrelas' },
  { value: 'nota-4', label: 'Só 4 estrelas' },
  { value: 'nota-3', label: 'Só 3 estrelas' },
  { value: 'nota-2', label: 'Só 2 estrelas' },
  { value: 'nota-1', label: 'Só 1 estrela' },
];

export function ReviewsSection({ course, signedIn }: { course: Course; signedIn: boolean }) {
  const [filter, setFilter] = useState<ReviewFilter>('uteis');
  const reviews = useQuery(courseQueries.reviews(course.id_produto, filter));
  const { data: participation } = useQuery({
    ...courseQueries.participation(course.id_produto),
    enabled: signedIn,
  });
  const own = participation && <OwnReview course={course} participation={participation} />;
  if (course.reviews.total === 0) {
    return (
      <ProgramSection title="Opiniões de quem fez" id="opinioes" height="[--height-far:6rem]">
        <p className="text-muted">Este curso ainda não tem opiniões. Quem faz o curso pode dar a primeira.</p>
        {own}
      </ProgramSection>
    );
  }
  return (
    <ProgramSection
      title="Opiniões de quem fez"
      id="opinioes"
      height="[--height-far:54rem] md:[--height-far:46rem]"
    >
      {course.reviews.total >= FEWEST_REVIEWS_OF_A_MEAN && <Distribution reviews={course.reviews} />}
      {own}
      <SelectField
        label="Mostrar"
        className="max-w-60"
        value={filter}
        options={filterOptions}
        onChange={(event) =>
          setFilter(filterOptions.find(({ value }) => value === event.target.value)?.value ?? 'uteis')
        }
      />
      {reviews.isPending ? (
        <Skeleton className="h-40" />
      ) : reviews.data ? (
        <>
          <ReviewList reviews={reviews.data} isOld={reviews.isPlaceholderData}>
            {(review) => <ReviewItem course={course} review={review} filter={filter} signedIn={signedIn} />}
          </ReviewList>
          {!signedIn && (
            <SignInFirst question="Alguma opinião ajudou?" act="e diga que foi útil." place="opinioes" />
          )}
        </>
      ) : (
        <MissingPart
          title="Não foi possível carregar as opiniões"
          place="opinioes"
          isAsking={reviews.isFetching}
          onAsk={() => reviews.refetch()}
        />
      )}
    </ProgramSection>
  );
}

interface ReviewListProps {
  reviews: readonly Review[];
  isOld: boolean;
  children(review: Review): ReactNode;
}

function ReviewList({ reviews, isOld, children }: ReviewListProps) {
  return (
    <>
      <p role="status" className={reviews.length === 0 ? 'text-muted' : 'sr-only'}>
        {reviews.length === 0 ? 'Nenhuma opinião com essa nota.' : countReviews(reviews.length)}
      </p>
      <ul aria-busy={isOld} className="grid gap-4 aria-busy:opacity-60">
        {reviews.map((review) => (
          <Fragment key={review.id_opiniao}>{children(review)}</Fragment>
        ))}
      </ul>
    </>
  );
}

function Distribution({ reviews }: { reviews: Course['reviews'] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <p className="grid justify-items-center gap-1">
        <span className="text-4xl font-extrabold text-heading">{formatMeanRating(reviews.media)}</span>
        <StarRating value={reviews.media} />
        <span className="text-sm text-muted">{countReviews(reviews.total)}</span>
      </p>
      <ol reversed aria-label="Opiniões por nota" className="star-counts">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = reviews.distribuicao[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <ChangingText>{stars === 1 ? '1 estrela' : `${stars} estrelas`}</ChangingText>
              <span aria-hidden="true">
                <i style={{ width: `${(count / reviews.total) * 100}%` }} />
              </span>
              <small>{count}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const countReviews = (total: number) => (total === 1 ? '1 opinião' : `${total} opiniões`);
