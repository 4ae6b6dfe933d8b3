import { useSuspenseQuery } from '@tanstack/react-query';
import { MOST_PINNED } from '#/domain/catalogue/course-list/pinned-courses.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { useVersionedForm } from '#/storefront/shared/desk/stored-forms.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { CatalogueDeskPage } from '../components/catalogue-desk-page.tsx';
import { CourseChooser } from '../components/choosing/course-chooser.tsx';
import { pinnedMutations, pinnedQueries } from './pinned.queries.ts';
import {
  pinnedLabels,
  pinnedSavedText,
  pinnedTexts,
  readPinnedEntries,
  validatePinned,
} from './pinned.schema.ts';

/** Courses that the home page shows before its best sellers. */
export function PinnedPage({ answer }: { answer: FormAnswer | undefined }) {
  const { data } = useSuspenseQuery(pinnedQueries.list());
  const { entries, versao, errors, body } = useVersionedForm({
    queryKey: pinnedQueries.all,
    stored: pinnedTexts(data),
    answer: answerTo(answer, 'destaques'),
    check: { read: readPinnedEntries, find: validatePinned, prefix: 'destaques' },
    mutation: pinnedMutations.save(),
    savedText: pinnedSavedText,
  });
  return (
    <CatalogueDeskPage
      title="Destaques antes dos mais vendidos"
      lead="A página inicial mostra estes cursos antes dos mais vendidos dos últimos 90 dias, e o título da fila diz que há destaques. A lista por mais vendidos da busca continua só pelas vendas."
    >
      <FormBody name="destaques" submitText="Salvar destaques" {...body}>
        <input type="hidden" name="versao" value={versao} />
        <Card padding="lg">
          <CourseChooser
            id="destaques-cursos"
            name="cursos"
            label={pinnedLabels.cursos}
            defaultValue={entries.cursos}
            isOrdered
            withProgrammes
            optional
            most={MOST_PINNED}
            hint={`Nesta ordem, até ${MOST_PINNED}. Enquanto não tem turma aberta, um curso não aparece.`}
            {...(errors['cursos'] !== undefined && { error: errors['cursos'] })}
          />
        </Card>
      </FormBody>
    </CatalogueDeskPage>
  );
}
