import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { describeFailure } from '#/blocks/form-problems.ts';
import { useFormCheck } from '#/blocks/use-form-check.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import { REVIEW_MAX_LENGTH } from '#/domain/community.ts';
import { Alert } from '#/ui/alert.tsx';
import { Button } from '#/ui/button.tsx';
import { StarInput } from '#/ui/star-rating.tsx';
import { TextAreaField } from '#/ui/text-area-field.tsx';
import { courseMutations, courseQueries } from '../course.queries.ts';
import { findReviewProblems, readReview } from '../course.schema.ts';

/** Stars and a text; what was typed stays until it is accepted. */
export function ReviewForm({ course }: { course: Course }) {
  const queryClient = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const [stars, setStars] = useState<number>();
  const form = useFormCheck({ read: readReview, find: findReviewProblems, prefix: 'opiniao' });
  const send = useMutation({
    ...courseMutations.review(course.id_produto),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: courseQueries.participation(course.id_produto).queryKey }),
    onError: (error) => form.show(describeFailure(error).problems),
  });
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const failure = send.error ? describeFailure(send.error) : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !send.isPending) send.mutate(entries);
  }

  return (
    <form
      ref={element}
      {...form.formProps}
      onSubmit={submit}
      aria-label="Sua opinião"
      className="grid max-w-prose gap-4 rounded-lg border border-line bg-surface p-4 md:p-6"
    >
      <StarInput
        id="opiniao-nota"
        legend="Que nota você dá ao curso?"
        name="nota"
        value={stars}
        onValue={setStars}
        error={form.problems['nota']}
      />
      <TextAreaField
        id="opiniao-texto"
        label="Conte como foi"
        hint="Pelo menos 10 letras. Não cite nomes nem dados de outras pessoas."
        name="texto"
        maxLength={REVIEW_MAX_LENGTH}
        error={form.problems['texto']}
      />
      {failure && !form.problems['texto'] && <Alert tone="danger" live title={failure.message} />}
      <Button
        type="submit"
        loading={send.isPending || send.isSuccess}
        loadingText="Enviando"
        className="justify-self-start"
      >
        Enviar opinião
      </Button>
    </form>
  );
}
