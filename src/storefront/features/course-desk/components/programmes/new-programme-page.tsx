import { useNavigate } from '@tanstack/react-router';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { programmeDeskMutations } from '#/storefront/features/course-desk/programmes/programmes.queries.ts';
import {
  newProgramme,
  readProgrammeEntries,
  toProgrammeSlug,
  validateNewProgramme,
} from '#/storefront/features/course-desk/programmes/programmes.schema.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { useNewForm } from '#/storefront/shared/desk/stored-forms.ts';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { ProgrammeFields } from './programme-fields.tsx';

export function NewProgrammePage({ answer }: { answer: FormAnswer | undefined }) {
  const navigate = useNavigate();
  const { typed, errors, body } = useNewForm({
    answer,
    check: { read: readProgrammeEntries, find: validateNewProgramme, prefix: 'programa', focus: 'summary' },
    mutation: programmeDeskMutations.create(),
    queryKey: courseDeskQueries.all,
    onMade: (_, entries) =>
      navigate({ to: '/gestao/programas/$slug', params: { slug: toProgrammeSlug(entries) } }),
  });
  return (
    <CatalogueDeskPage
      of="programas"
      title="Novo programa"
      lead="Ele só aparece na loja depois de publicado. As turmas e o preço vêm depois, em cada edição."
    >
      <FormBody name="programa" submitText="Criar programa" {...body}>
        <ProgrammeFields isNew entries={{ ...newProgramme, ...typed }} errors={errors} />
      </FormBody>
    </CatalogueDeskPage>
  );
}
