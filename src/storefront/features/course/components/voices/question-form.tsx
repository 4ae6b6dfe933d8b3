import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { usePageAnswer } from '#/storefront/forms/page-answer.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import { QUESTION_MAX_LENGTH } from '#/domain/community/community.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { courseMutations, courseQueries } from '#/storefront/features/course/course.queries.ts';
import { validateQuestion, readQuestion } from '#/storefront/features/course/course.schema.ts';

export function QuestionForm({ course }: { course: Course }) {
  const queryClient = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const answer = usePageAnswer('pergunta');
  const form = useFormCheck({
    read: readQuestion,
    find: validateQuestion,
    prefix: 'perguntar',
    answer,
  });
  const ask = useMutation({
    ...courseMutations.ask(course.id_produto),
    onSuccess: () => {
      element.current?.reset();
      return queryClient.invalidateQueries({
        queryKey: courseQueries.participation(course.id_produto).queryKey,
      });
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(ask, answer);
  const isSent = ask.isSuccess || (ask.isIdle && answer?.done !== undefined);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !ask.isPending) ask.mutate(entries.texto);
  }
  return (
    <form
      ref={element}
      method="post"
      {...form.formProps}
      onSubmit={submit}
      className="grid max-w-prose gap-3"
    >
      <FormName name="pergunta" />
      <TextAreaField
        id="perguntar-texto"
        label="Sua pergunta"
        name="texto"
        required
        defaultValue={answer?.done ? undefined : answer?.entries['texto']}
        maxLength={QUESTION_MAX_LENGTH}
        error={form.fieldErrors['texto']}
      />
      {!form.fieldErrors['texto'] && <SendFailure failure={failure} />}
      <Button type="submit" variant="secondary" loading={ask.isPending} className="justify-self-start">
        Enviar pergunta
      </Button>
      {isSent && (
        <Alert tone="success" live>
          Pergunta enviada. Ela aparece para todos quando for respondida.
        </Alert>
      )}
    </form>
  );
}
