import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { Review } from '#/contract/community/community.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import { FEWEST_REVIEWS_OF_A_MEAN } from '#/domain/community/community.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { calendarDay, formatDay } from '#/domain/time/dates.ts';
import { buttonClass } from '#/ui/navigation/button-class.ts';
import { Button } from '#/ui/navigation/button.tsx';
import { Icon } from '#/ui/display/icon.tsx';
import { SelectField } from '#/ui/fields/select-field.tsx';
import { StarRating } from '#/ui/display/star-rating.tsx';
import { useToast } from '#/ui/feedback/toast-provider.tsx';
import { courseMutations, courseQueries, type ReviewFilter } from '#/features/course/course.queries.ts';
import { Section } from '../course-program.tsx';
import { OwnReview } from './own-review.tsx';

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
  const { data: reviews = [], isPlaceholderData } = useQuery(
    courseQueries.reviews(course.id_produto, filter),
  );
  const { data: participation } = useQuery({
    ...courseQueries.participation(course.id_produto),
    enabled: signedIn,
  });
  const own = participation && <OwnReview course={course} participation={participation} />;
  if (course.reviews.total === 0) {
    return (
      <Section title="Opiniões de quem fez" id="opinioes">
        <p className="text-muted">Este curso ainda não tem opiniões. Quem faz o curso pode dar a primeira.</p>
        {own}
      </Section>
    );
  }
  return (
    <Section title="Opiniões de quem fez" id="opinioes">
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
      <p role="status" className={reviews.length === 0 ? 'text-muted' : 'sr-only'}>
        {reviews.length === 0 ? 'Nenhuma opinião com essa nota.' : countReviews(reviews.length)}
      </p>
      <ul aria-busy={isPlaceholderData} className="grid gap-4 aria-busy:opacity-60">
        {reviews.map((review) => (
          <ReviewItem
            key={review.id_opiniao}
            course={course}
            review={review}
            filter={filter}
            signedIn={signedIn}
          />
        ))}
      </ul>
    </Section>
  );
}

function Distribution({ reviews }: { reviews: Course['reviews'] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <p className="grid justify-items-center gap-1">
        <span className="text-4xl font-extrabold text-heading">
          {reviews.media.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </span>
        <StarRating value={reviews.media} />
        <span className="text-sm text-muted">{countReviews(reviews.total)}</span>
      </p>
      <ol reversed aria-label="Opiniões por nota" className="grid min-w-60 grow gap-1">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = reviews.distribuicao[stars - 1] ?? 0;
          return (
            <li key={stars} className="grid grid-cols-[5.5rem_1fr_2rem] items-center gap-3 text-sm">
              {stars === 1 ? '1 estrela' : `${stars} estrelas`}
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-steel-200">
                <span
                  className="block h-full rounded-full bg-ink-800"
                  style={{ width: `${(count / reviews.total) * 100}%` }}
                />
              </span>
              <span className="text-end text-muted">{count}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const countReviews = (total: number) => (total === 1 ? '1 opinião' : `${total} opiniões`);

function countVotes(votes: number): string {
  if (votes === 0) return '';
  return votes === 1 ? '1 pessoa achou útil' : `${votes} pessoas acharam útil`;
}

interface ReviewItemProps {
  course: Course;
  review: Review;
  filter: ReviewFilter;
  signedIn: boolean;
}

function ReviewItem({ course, review, filter, signedIn }: ReviewItemProps) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const vote = useMutation({
    ...courseMutations.vote(course.id_produto),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: courseQueries.reviews(course.id_produto, filter).queryKey }),
    onError: (error) =>
      showToast({ tone: 'danger', text: error instanceof PublicError ? error.mensagem : 'Tente de novo.' }),
  });
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-3">
        <StarRating value={review.nota} size="sm" />
        <span className="font-semibold text-heading">{review.nome_autor}</span>
        <span className="text-sm text-muted">{formatDay(calendarDay(new Date(review.criado_em)))}</span>
      </p>
      <p className="max-w-prose">{review.texto}</p>
      <div className="flex items-center gap-2 text-sm text-muted">
        {signedIn ? (
          <Button
            variant={review.meu_voto ? 'secondary' : 'ghost'}
            size="sm"
            aria-pressed={review.meu_voto}
            loading={vote.isPending}
            onClick={() => vote.mutate({ reviewId: review.id_opiniao, unvote: review.meu_voto })}
          >
            <Icon name="thumb-up" size="sm" />
            Foi útil
          </Button>
        ) : (
          <Link
            to="/autenticacao"
            search={{ redirect_to: `${here}#opinioes` }}
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
          >
            <Icon name="thumb-up" size="sm" label="Entrar para dizer que" />
            Foi útil
          </Link>
        )}
        {countVotes(review.votos)}
      </div>
    </li>
  );
}
