import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { courseDeskMutations, courseDeskQueries } from '../course-desk.queries.ts';
import { newCourse, readCourseEntries, validateCourse } from '../course.schema.ts';
import { CourseFields } from './course-fields.tsx';
import { CatalogueDeskPage } from './catalogue-desk-page.tsx';
import { FormBody } from './form-body.tsx';

export function NewCoursePage({ answer: given }: { answer: FormAnswer | undefined }) {
  const [answer] = useState(given);
  const { data: options } = useSuspenseQuery(courseDeskQueries.options());
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useFormCheck({
    read: readCourseEntries,
    find: validateCourse,
    prefix: 'curso',
    answer,
    focus: 'summary',
  });
  const create = useMutation({
    ...courseDeskMutations.create(),
    onSuccess: async ({ id_produto }) => {
      await queryClient.invalidateQueries({ queryKey: courseDeskQueries.all });
      await navigate({ to: '/gestao/cursos/$idCurso', params: { idCurso: id_produto } });
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !create.isPending) create.mutate(entries);
  }

  return (
    <CatalogueDeskPage
      title="Novo curso"
      lead="Ele só aparece na loja depois que você publicar. Antes, dá para ver a prévia e criar as turmas."
    >
      <FormBody
        name="curso"
        form={form}
        failure={failureOf(create, answer)}
        isPending={create.isPending}
        submitText="Criar curso"
        onSubmit={submit}
      >
        <CourseFields
          options={options}
          entries={{ ...newCourse, ...answer?.entries }}
          errors={form.fieldErrors}
        />
      </FormBody>
    </CatalogueDeskPage>
  );
}
