import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskCourse } from '#/contract/catalogue/course-desk.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { confirmAccessLink } from '#/storefront/shared/desk/confirm-access-link.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { courseDeskMutations, courseDeskQueries } from '../course-desk.queries.ts';

/** Puts a course on sale, or takes it off. */
export function PublishForm({
  course,
  answer: given,
}: {
  course: DeskCourse;
  answer: FormAnswer | undefined;
}) {
  const [answer] = useState(given);
  const queryClient = useQueryClient();
  const publish = useMutation({
    ...courseDeskMutations.publish(course.id_produto),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: courseDeskQueries.all }),
  });
  const failure = failureOf(publish, answer);
  const next = !course.publicado;
  return (
    <form
      method="post"
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!publish.isPending) publish.mutate(next);
      }}
    >
      <FormName name="publicacao" />
      <input type="hidden" name="publicado" value={next ? 'sim' : 'nao'} />
      <SendFailure failure={failure}>{confirmAccessLink(failure)}</SendFailure>
      <Button
        type="submit"
        variant={next ? 'primary' : 'secondary'}
        loading={publish.isPending}
        loadingText="Salvando"
      >
        {next ? 'Publicar na loja' : 'Tirar da loja'}
      </Button>
    </form>
  );
}
