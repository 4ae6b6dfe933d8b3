import { useNavigate } from '@tanstack/react-router';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { courseDeskMutations, courseDeskQueries } from '../course-desk.queries.ts';
import { useNewForm } from '#/storefront/shared/desk/stored-forms.ts';
import { readUnitEntries, validateUnit } from '../unit.schema.ts';
import { CatalogueDeskPage } from './catalogue-desk-page.tsx';
import { UnitFields } from './unit-fields.tsx';

interface UnitFormPageProps {
  /** The course whose offer needs the unit. */
  courseId: number | undefined;
  answer: FormAnswer | undefined;
}

export function UnitFormPage({ courseId, answer }: UnitFormPageProps) {
  const navigate = useNavigate();
  const { typed, errors, body } = useNewForm({
    queryKey: courseDeskQueries.all,
    answer,
    check: { read: readUnitEntries, find: validateUnit, prefix: 'unidade' },
    mutation: courseDeskMutations.addUnit(),
    onMade: () =>
      courseId === undefined
        ? navigate({ to: '/gestao/unidades' })
        : navigate({ to: '/gestao/cursos/$idCurso/turmas/nova', params: { idCurso: courseId } }),
  });
  return (
    <CatalogueDeskPage
      of={courseId === undefined ? 'unidades' : 'cursos'}
      title="Nova unidade"
      lead="A cidade ganha uma página própria na loja assim que tiver uma turma."
    >
      <FormBody name="unidade" submitText="Cadastrar unidade" {...body}>
        <UnitFields entries={typed ?? {}} errors={errors} />
      </FormBody>
    </CatalogueDeskPage>
  );
}
