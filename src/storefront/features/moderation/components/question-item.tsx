import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import type { OpenQuestion } from '#/contract/community/moderation.ts';
import { LONGEST_ANSWER } from '#/domain/community/moderation.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { useToast } from '#/storefront/ui/feedback/toast-provider.tsx';
import { doneTexts } from '../done-texts.ts';
import { moderationMutations, moderationQueries } from '../moderation.queries.ts';
import { validateAnswer, readAnswerText } from '../moderation.schema.ts';
import { useLeaveList } from '../use-leave-list.ts';
import { ActFailure } from './act-failure.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { ModeratedItem } from './moderated-item.tsx';

interface QuestionItemProps {
  question: OpenQuestion;
  answer: FormAnswer | undefined;
  canDiscard: boolean;
  onPublished: (courseId: number) => void;
}

export function QuestionItem({ question, answer, canDiscard, onPublished }: QuestionItemProps) {
  const showToast = useToast();
  const itemId = `pergunta-${question.id_pergunta}`;
  const leaveList = useLeaveList(itemId, moderationQueries.allQuestions);
  const form = useFormCheck({ read: readAnswerText, find: validateAnswer, prefix: itemId, answer });
  const send = useMutation({
    ...moderationMutations.answerQuestion(),
    onSuccess: ({ id_produto }) => {
      showToast({ tone: 'success', text: doneTexts.answered });
      onPublished(id_produto);
      return leaveList();
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !send.isPending) send.mutate(entries);
  }

  return (
    <ModeratedItem
      id={itemId}
      course={question.produto}
      author={question.nome_autor}
      writtenAt={question.criado_em}
      text={question.texto}
    >
      <form
        method="post"
        {...form.formProps}
        onSubmit={submit}
        className="grid max-w-prose grid-cols-1 gap-4"
      >
        <FormName name="resposta" />
        <input type="hidden" name="id" value={question.id_pergunta} />
        <TextAreaField
          id={`${itemId}-resposta`}
          name="resposta"
          label="Resposta"
          hint="Pelo menos 10 letras. Aparece para todos na página do curso."
          maxLength={LONGEST_ANSWER}
          required
          defaultValue={answer?.entries['resposta']}
          error={form.fieldErrors['resposta']}
        />
        <ActFailure error={send.error} onLeave={leaveList} />
        <Button
          type="submit"
          loading={send.isPending}
          loadingText="Publicando"
          className="md:justify-self-start"
        >
          Publicar resposta<span className="sr-only">{` a ${question.nome_autor}`}</span>
        </Button>
      </form>
      {canDiscard && <DiscardQuestion question={question} onLeave={leaveList} />}
    </ModeratedItem>
  );
}
