import { useSuspenseQuery } from '@tanstack/react-query';
import { describeQueue } from '#/storefront/shared/desk/describe-queue.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { ModerationList } from './moderation-list.tsx';
import { PendingReviewItem } from './review-item.tsx';

interface ReviewsPageProps {
  page: number;
  answer: FormAnswer | undefined;
  onPublished: (courseId: number) => void;
}

export function ReviewsPage({ page, answer, onPublished }: ReviewsPageProps) {
  const { data } = useSuspenseQuery(moderationQueries.reviews(page));
  return (
    <ModerationList
      title="Moderar opiniões"
      waiting={describeQueue(
        countWaiting(data.totalItens),
        data.totalItens,
        'das mais antigas às mais novas',
      )}
      to="/moderacao/opinioes"
      page={page}
      total={data.totalItens}
      empty="Nenhuma opinião aguarda decisão"
      answer={answer}
    >
      {data.itens.map((review) => (
        <li key={review.id_opiniao}>
          <PendingReviewItem
            review={review}
            answer={answer?.entries['id'] === String(review.id_opiniao) ? answer : undefined}
            onPublished={onPublished}
          />
        </li>
      ))}
    </ModerationList>
  );
}

const countWaiting = (total: number) =>
  total === 1 ? '1 opinião aguarda decisão' : `${total} opiniões aguardam decisão`;
