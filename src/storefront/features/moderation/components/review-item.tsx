import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import type { PendingReview } from '#/contract/community/moderation.ts';
import { refusalReasonLabels, refusalReasons } from '#/domain/community/moderation.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { StarRating } from '#/storefront/ui/display/star-rating.tsx';
import { useToast } from '#/storefront/ui/feedback/toast-provider.tsx';
import { doneTexts } from '../done-texts.ts';
import { moderationMutations, moderationQueries } from '../moderation.queries.ts';
import { validateDecision, readDecision, toDecision } from '../moderation.schema.ts';
import { useLeaveList } from '../use-leave-list.ts';
import { ActFailure } from './act-failure.tsx';
import { ModeratedItem } from './moderated-item.tsx';

const reasons = refusalReasons.map((value) => ({ value, label: refusalReasonLabels[value] }));

interface ReviewItemProps {
  review: PendingReview;
  answer: FormAnswer | undefined;
  onPublished: (courseId: number) => void;
}

export function PendingReviewItem({ review, answer, onPublished }: ReviewItemProps) {
  const showToast = useToast();
  const itemId = `opiniao-${review.id_opiniao}`;
  const leaveList = useLeaveList(itemId, moderationQueries.allReviews);
  const form = useFormCheck({ read: readDecision, find: validateDecision, prefix: itemId, answer });
  const decide = useMutation({
    ...moderationMutations.decideReview(),
    onSuccess: ({ situacao, id_produto }) => {
      showToast({ tone: 'success', text: doneTexts[situacao] });
      if (situacao === 'PUBLICADA') onPublished(id_produto);
      return leaveList();
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const isPending = (decisao: 'PUBLICADA' | 'RECUSADA') =>
    decide.isPending && decide.variables.decisao === decisao;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const entries = form.check(event.currentTarget, submitter);
    if (entries && !decide.isPending) decide.mutate(toDecision(entries));
  }

  return (
    <ModeratedItem
      id={itemId}
      course={review.produto}
      author={review.nome_autor}
      writtenAt={review.criado_em}
      text={review.texto}
      mark={<StarRating value={review.nota} size="sm" />}
    >
      <form method="post" {...form.formProps} onSubmit={submit} className="grid grid-cols-1 gap-4">
        <FormName name="opiniao" />
        <input type="hidden" name="id" value={review.id_opiniao} />
        <ActFailure error={decide.error} decision={decide.variables?.decisao} onLeave={leaveList} />
        <div className="flex flex-col gap-4 md:flex-row md:items-start md:justify-between">
          <Button
            type="submit"
            name="decisao"
            value="PUBLICADA"
            loading={isPending('PUBLICADA')}
            loadingText="Publicando"
            className="md:mt-7"
          >
            Publicar<span className="sr-only">{` a opinião de ${review.nome_autor}`}</span>
          </Button>
          <div className="flex flex-col gap-4 md:flex-row md:items-start">
            <SelectField
              id={`${itemId}-motivo`}
              name="motivo"
              label="Motivo da recusa"
              placeholder="Escolha um motivo"
              options={reasons}
              defaultValue={answer?.entries['motivo']}
              error={form.fieldErrors['motivo']}
              className="md:w-80"
            />
            <Button
              type="submit"
              variant="secondary"
              name="decisao"
              value="RECUSADA"
              loading={isPending('RECUSADA')}
              loadingText="Recusando"
              className="md:mt-7"
            >
              Recusar<span className="sr-only">{` a opinião de ${review.nome_autor}`}</span>
            </Button>
          </div>
        </div>
      </form>
    </ModeratedItem>
  );
}
