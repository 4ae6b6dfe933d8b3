import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskCourse } from '#/contract/catalogue/course-desk.ts';
import type { CourseSchedule, ScheduledChange } from '#/contract/catalogue/course-schedule.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import {
  scheduleMutations,
  scheduleQueries,
} from '#/storefront/features/course-desk/schedule/schedule.queries.ts';
import {
  describeLockedPrices,
  describeScheduled,
  readScheduleEntries,
  scheduleChoices,
  scheduledStateTexts,
  scheduleLabels,
  validateScheduleEntries,
} from '#/storefront/features/course-desk/schedule/schedule.schema.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { DeskFold } from '#/storefront/shared/desk/desk-fold.tsx';
import { DeskSection } from '#/storefront/shared/desk/desk-section.tsx';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { useNewForm } from '#/storefront/shared/desk/stored-forms.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';

interface SchedulePageProps {
  course: DeskCourse;
  answer: FormAnswer | undefined;
}

/** What happens to a course by itself: entering the shop, leaving it, another price. */
export function SchedulePage({ course, answer }: SchedulePageProps) {
  const { data } = useSuspenseQuery(scheduleQueries.of(course.id_produto));
  const [made, setMade] = useState(0);
  const ahead = data.mudancas.filter(({ situacao }) => situacao === 'AGENDADO');
  const ended = data.mudancas.filter(({ situacao }) => situacao !== 'AGENDADO');
  const cancelled = answerTo(answer, 'cancelar');
  return (
    <CatalogueDeskPage
      title="Agenda do curso"
      lead="Marque o dia e a hora em que o curso entra na loja, sai dela ou muda de preço. Acontece sozinho, em até um minuto."
      course={{ id: course.id_produto, titulo: course.titulo }}
    >
      {ahead.length === 0 ? (
        <EmptyState title="Nada marcado">O que você marcar abaixo aparece aqui até a hora chegar.</EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {ahead.map((change) => (
            <Card key={change.id} as="li" className="grid grid-cols-1 gap-3">
              <ChangeText change={change} />
              <OnePressForm
                name="cancelar"
                answer={cancelled?.entries['mudanca'] === String(change.id) ? cancelled : undefined}
                mutation={scheduleMutations.cancel(course.id_produto)}
                value={change.id}
                queryKey={courseDeskQueries.all}
                field={{ name: 'mudanca', value: String(change.id) }}
                text="Cancelar esta mudança"
                loadingText="Cancelando"
                className="md:justify-self-start"
              />
            </Card>
          ))}
        </ul>
      )}
      <DeskSection id="nova-mudanca" title="Marcar uma mudança">
        {made > 0 && (
          <Alert key={made} tone="success" live>
            <span>Mudança marcada.</span>
          </Alert>
        )}
        <ScheduleForm
          key={`form-${made}`}
          course={course}
          locked={data.mantem}
          answer={made === 0 ? answerTo(answer, 'marcar') : undefined}
          onMade={() => setMade(made + 1)}
        />
      </DeskSection>
      {ended.length > 0 && (
        <DeskFold title="Mudanças que já passaram">
          <ul className="grid grid-cols-1 gap-3">
            {ended.map((change) => (
              <Card key={change.id} as="li">
                <ChangeText change={change} />
              </Card>
            ))}
          </ul>
        </DeskFold>
      )}
    </CatalogueDeskPage>
  );
}

function ChangeText({ change }: { change: ScheduledChange }) {
  const { quando, situacao, motivo, quem } = change;
  const outcome = situacao === 'AGENDADO' ? '' : `${scheduledStateTexts[situacao]}. `;
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="font-semibold text-heading wrap-anywhere">{describeScheduled(change)}</p>
      <p className="text-sm text-muted wrap-anywhere">
        <ChangingText>
          {`${outcome}${motivo === null ? '' : `${motivo} `}Em ${formatDeadline(new Date(quando))}, por ${quem}`}
        </ChangingText>
      </p>
    </div>
  );
}

interface ScheduleFormProps extends SchedulePageProps {
  locked: CourseSchedule['mantem'];
  onMade: () => void;
}

function ScheduleForm({ course, locked, answer, onMade }: ScheduleFormProps) {
  const { typed, errors, body } = useNewForm({
    queryKey: courseDeskQueries.all,
    answer,
    check: { read: readScheduleEntries, find: validateScheduleEntries, prefix: 'agenda', focus: 'summary' },
    mutation: scheduleMutations.schedule(course.id_produto),
    onMade: async () => onMade(),
  });
  const common = (field: keyof typeof scheduleLabels) => ({
    id: `agenda-${field}`,
    name: field,
    autoComplete: 'off',
    label: scheduleLabels[field],
    defaultValue: typed?.[field],
    error: errors[field],
  });
  const offers = course.turmas
    .filter(
      ({ tipo_oferta, situacao }) => tipo_oferta === 'PAGO' && /^(em-aberto|confirmada)$/.test(situacao),
    )
    .map(({ id_oferta, codigo_turma }) => ({
      value: String(id_oferta),
      label: `Só a turma ${codigo_turma}`,
    }));
  return (
    <FormBody name="marcar" submitText="Marcar" {...body}>
      <SelectField {...common('tipo')} options={scheduleChoices} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField {...common('dia')} type="date" required />
        <TextField {...common('hora')} type="time" required />
      </div>
      <fieldset className="grid grid-cols-1 gap-5">
        <legend className="mb-3 font-semibold">Para mudar o preço</legend>
        <p className="text-sm text-muted">
          <ChangingText>{describeLockedPrices(locked)}</ChangingText>
        </p>
        <SelectField
          {...common('id_oferta')}
          options={[{ value: '', label: 'O curso e as turmas abertas' }, ...offers]}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField {...common('preco_original')} hint="Como 1.290,00" inputMode="decimal" />
          <TextField
            {...common('preco_promocional')}
            hint="Vazio: sem desconto"
            inputMode="decimal"
            optional
          />
        </div>
      </fieldset>
    </FormBody>
  );
}
