import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { usePageAnswer } from '#/storefront/forms/page-answer.ts';
import type { Review } from '#/contract/community/community.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { StarRating } from '#/storefront/ui/display/star-rating.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { useToast } from '#/storefront/ui/feedback/toast-provider.tsx';
import {
  courseMutations,
  courseQueries,
  type ReviewFilter,
} from '#/storefront/features/course/course.queries.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

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

export function ReviewItem({ course, review, filter, signedIn }: ReviewItemProps) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const vote = useMutation({
    ...courseMutations.vote(course.id_produto),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: courseQueries.reviews(course.id_produto, filter).queryKey }),
    onError: (error) =>
      showToast({ tone: 'danger', text: error instanceof PublicError ? error.mensagem : 'Tente de novo.' }),
  });
  const posted = usePageAnswer('voto');
  const isOfThis = posted?.entries['opiniao'] === String(review.id_opiniao);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!vote.isPending) vote.mutate({ reviewId: review.id_opiniao, unvote: review.meu_voto });
  }
  return (
    <li className="review">
      <p>
        <StarRating value={review.nota} size="sm" />
        <span className="font-semibold text-heading">{review.nome_autor}</span>
        <span className="text-sm text-muted">{formatDay(calendarDay(new Date(review.criado_em)))}</span>
      </p>
      <p className="max-w-prose">{review.texto}</p>
      {(signedIn || review.votos > 0) && (
        <div>
          {signedIn && (
            <form method="post" action="#opinioes" onSubmit={submit}>
              <FormName name="voto" />
              <input type="hidden" name="opiniao" value={review.id_opiniao} />
              {review.meu_voto && <input type="hidden" name="retirar" value="sim" />}
              <Button
                type="submit"
                variant={review.meu_voto ? 'secondary' : 'ghost'}
                size="sm"
                aria-pressed={review.meu_voto}
                loading={vote.isPending}
              >
                <Icon name="thumb-up" size="sm" />
                Foi útil
              </Button>
            </form>
          )}
          <ChangingText>{countVotes(review.votos)}</ChangingText>
        </div>
      )}
      {isOfThis && vote.isIdle && posted.failure && (
        <Alert tone="danger" live title={posted.failure.message} />
      )}
    </li>
  );
}
