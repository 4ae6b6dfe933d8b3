import { useNavigate } from '@tanstack/react-router';
import type { DeskProgramme } from '#/contract/catalogue/programme-desk.ts';
import { shiftLabels } from '#/domain/catalogue/offer-labels.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { programmeDeskMutations } from '#/storefront/features/course-desk/programmes/programmes.queries.ts';
import {
  newEdition,
  readEditionEntries,
  validateNewEdition,
} from '#/storefront/features/course-desk/programmes/programmes.schema.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { useNewForm } from '#/storefront/shared/desk/stored-forms.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { EditionFields } from './edition-fields.tsx';

interface NewEditionPageProps {
  programme: DeskProgramme;
  answer: FormAnswer | undefined;
}

export function NewEditionPage({ programme, answer }: NewEditionPageProps) {
  const { slug, titulo, cursos } = programme;
  const navigate = useNavigate();
  const { typed, errors, body } = useNewForm({
    answer,
    check: { read: readEditionEntries, find: validateNewEdition, prefix: 'edicao', focus: 'summary' },
    mutation: programmeDeskMutations.createEdition(slug),
    queryKey: courseDeskQueries.all,
    onMade: () => navigate({ to: '/gestao/programas/$slug', params: { slug } }),
  });
  const chosen = typed?.turmas?.split(',') ?? [];
  const without = cursos.filter(({ turmas }) => turmas.length === 0);
  return (
    <CatalogueDeskPage
      of="programas"
      title="Nova edição"
      lead={`${titulo}: quem compra tem uma vaga em cada turma, ou em nenhuma. As turmas não mudam depois.`}
    >
      {without.length > 0 && (
        <Alert tone="warning" title="Faltam turmas">
          {`Não há turma paga com inscrições abertas de ${without.map((course) => course.titulo).join(', ')}.`}
        </Alert>
      )}
      <FormBody name="edicao" submitText="Criar edição" {...body}>
        <Card padding="lg" className="grid grid-cols-1 gap-5">
          {cursos.map((course, index) => (
            <SelectField
              key={course.id_produto}
              id={index === 0 ? 'edicao-turmas' : `edicao-turmas-${index + 1}`}
              name="turmas"
              label={`Turma de ${course.titulo}`}
              placeholder="Escolha"
              required
              defaultValue={chosen[index] ?? ''}
              error={index === 0 ? errors['turmas'] : undefined}
              options={course.turmas.map((offer) => ({
                value: String(offer.id_oferta),
                label: `${offer.codigo_turma}, ${formatDay(offer.data_inicio)} a ${formatDay(offer.data_fim)}, ${shiftLabels[offer.turno]}, ${offer.unidade}, ${formatReais(offer.preco)}`,
              }))}
            />
          ))}
          <EditionFields
            entries={{ ...newEdition, ...(typed && { a_venda: '' }), ...typed }}
            errors={errors}
          />
        </Card>
      </FormBody>
    </CatalogueDeskPage>
  );
}
