import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { courseDeskMutations, courseDeskQueries } from '../course-desk.queries.ts';
import { newCourse, readCourseEntries, validateCourse } from '../course.schema.ts';
import { useNewForm } from '#/storefront/shared/desk/stored-forms.ts';
import { CourseFields } from './course-fields.tsx';
import { CatalogueDeskPage } from './catalogue-desk-page.tsx';

export function NewCoursePage({ answer }: { answer: FormAnswer | undefined }) {
  const { data: options } = useSuspenseQuery(courseDeskQueries.options());
  const navigate = useNavigate();
  const { typed, errors, body } = useNewForm({
    queryKey: courseDeskQueries.all,
    answer,
    check: { read: readCourseEntries, find: validateCourse, prefix: 'curso', focus: 'summary' },
    mutation: courseDeskMutations.create(),
    onMade: ({ id_produto }) => navigate({ to: '/gestao/cursos/$idCurso', params: { idCurso: id_produto } }),
  });
  return (
    <CatalogueDeskPage
      title="Novo curso"
      lead="Ele só aparece na loja depois que você publicar. Antes, dá para ver a prévia e criar as turmas."
    >
      <FormBody name="curso" submitText="Criar curso" {...body}>
        <CourseFields options={options} entries={{ ...newCourse, ...typed }} errors={errors} />
      </FormBody>
    </CatalogueDeskPage>
  );
}
