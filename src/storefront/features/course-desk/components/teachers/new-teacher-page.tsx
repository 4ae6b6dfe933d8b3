import { useNavigate } from '@tanstack/react-router';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { useNewForm } from '#/storefront/shared/desk/stored-forms.ts';
import { teacherDeskMutations } from '#/storefront/features/course-desk/teachers/teachers.queries.ts';
import {
  newTeacher,
  readTeacherEntries,
  toTeacherSlug,
  validateNewTeacher,
} from '#/storefront/features/course-desk/teachers/teachers.schema.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { TeacherFields } from './teacher-fields.tsx';

export function NewTeacherPage({ answer }: { answer: FormAnswer | undefined }) {
  const navigate = useNavigate();
  const { typed, errors, body } = useNewForm({
    answer,
    check: { read: readTeacherEntries, find: validateNewTeacher, prefix: 'professor', focus: 'summary' },
    mutation: teacherDeskMutations.create(),
    queryKey: courseDeskQueries.all,
    onMade: (_, entries) =>
      navigate({ to: '/gestao/professores/$slug', params: { slug: toTeacherSlug(entries) } }),
  });
  return (
    <CatalogueDeskPage
      of="professores"
      title="Novo professor"
      lead="Depois de cadastrado, escolha as turmas dele no formulário de cada turma."
    >
      <FormBody name="professor" submitText="Cadastrar professor" {...body}>
        <TeacherFields
          isNew
          entries={{ ...newTeacher, ...(typed && { mostrado: '' }), ...typed }}
          errors={errors}
        />
      </FormBody>
    </CatalogueDeskPage>
  );
}
