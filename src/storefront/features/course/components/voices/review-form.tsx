import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { usePageAnswer } from '#/storefront/forms/page-answer.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import { REVIEW_MAX_LENGTH } from '#/domain/community/community.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { StarInput } from '#/storefront/ui/display/star-rating.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { courseMutations, courseQueries } from '#/storefront/features/course/course.queries.ts';
import { validateReview, readReview } from '#/storefront/features/course/course.schema.ts';

export function ReviewForm({ course }: { course: Course }) {
  const queryClient = useQueryClient();
  const answer = usePageAnswer('opiniao');
  const [stars, setStars] = useState(Number(answer?.entries['nota']) || undefined);
  const form = useFormCheck({ read: readReview, find: validateReview, prefix: 'opiniao', answer });
  const send = useMutation({
    ...courseMutations.review(course.id_produto),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: courseQueries.participation(course.id_produto).queryKey }),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(send, answer);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !send.isPending) send.mutate(entries);
  }

  return (
    <form
      method="post"
      {...form.formProps}
      onSubmit={submit}
      aria-label="Sua opinião"
      className="grid max-w-prose gap-4 mt-4 rounded-lg border border-line bg-surface p-4 md:p-6"
    >
      <FormName name="opiniao" />
      <StarInput
        id="opiniao-nota"
        legend="Que nota você dá ao curso?"
        name="nota"
        value={stars}
        onValue={setStars}
        error={form.fieldErrors['nota']}
      />
      <TextAreaField
        id="opiniao-texto"
        label="Conte como foi"
        hint="Pelo menos 10 letras. Não cite nomes nem dados de outras pessoas."
        name="texto"
        required
        defaultValue={answer?.entries['texto']}
        maxLength={REVIEW_MAX_LENGTH}
        error={form.fieldErrors['texto']}
      />
      {!form.fieldErrors['texto'] && <SendFailure failure={failure} />}
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
