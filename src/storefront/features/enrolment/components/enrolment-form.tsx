import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { declarationText, enrolmentDeclaration } from '#/domain/enrolment/enrolment-declaration.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import {
  asksForDocuments,
  documentsAskedFor,
  missingDocuments,
} from '#/domain/enrolment/enrolment-document.ts';
import { GuardianFields } from '#/storefront/forms/fields/guardian-fields.tsx';
import { guardianDefaults, isMinor, typedGuardian } from '#/storefront/forms/fields/guardian-form.ts';
import { PersonFields } from '#/storefront/forms/fields/person-fields.tsx';
import { personDefaults, readPersonEntries, typedPerson } from '#/storefront/forms/fields/person-form.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure, listErrors, type FieldErrors } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import type { EnrolmentData } from '../enrolment.functions.ts';
import type { EnrolmentIds } from '../enrolment.params.ts';
import { enrolmentMutations, enrolmentQueries } from '../enrolment.queries.ts';
import { validateEnrolment, readEnrolment, renamedFields, toEnrolmentBody } from '../enrolment.schema.ts';
import { IncomeFields } from './income-fields.tsx';

interface EnrolmentFormProps {
  ids: EnrolmentIds;
  data: EnrolmentData;
  answer: FormAnswer | undefined;
}

export function EnrolmentForm({ ids, data: { offer, person }, answer: given }: EnrolmentFormProps) {
  const queryClient = useQueryClient();
  const [answer] = useState(() => answerTo(given, 'inscricao'));
  const defaults = answer ? typedPerson(answer.entries) : personDefaults(person);
  const guardian = answer ? typedGuardian(answer.entries) : guardianDefaults(person.responsavel);
  const [hasGuardian, setHasGuardian] = useState(() => isMinor(defaults, calendarDay(new Date())));
  const { formProps, ...form } = useFormCheck({
    read: readEnrolment,
    find: (entries) => validateEnrolment(entries, calendarDay(new Date())),
    prefix: 'inscricao',
    answer,
    focus: 'summary',
  });
  const apply = useMutation({
    ...enrolmentMutations.apply(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: enrolmentQueries.all });
      document.getElementById('inscricao')?.focus();
    },
    onError: (error) => form.show(rename(describeFailure(error).fieldErrors)),
  });
  const failure = failureOf(apply, answer);
  const waits = !offer.aberta;
  const asksForGrant = offer.tipo_oferta === 'BOLSA';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (!entries || apply.isPending) return;
    apply.mutate({ offerId: ids.offerId, ...toEnrolmentBody(entries, calendarDay(new Date())) });
  }

  return (
    <form
      method="post"
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event);
        setHasGuardian(
          isMinor(readPersonEntries(new FormData(event.currentTarget)), calendarDay(new Date())),
        );
      }}
      onSubmit={submit}
      className="grid grid-cols-1 gap-6"
    >
      <FormName name="inscricao" />
      <input type="hidden" name="versao" value={enrolmentDeclaration.versao} />
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {waits && (
        <Alert tone="warning" title="As vagas desta turma estão ocupadas">
          Faça a inscrição e entre na lista de espera. Se uma vaga ficar livre, mandamos um link só seu, que
          guarda a vaga por 24 horas.
        </Alert>
      )}
      <Card as="section" padding="lg" aria-labelledby="quem-vai-estudar" className="grid grid-cols-1 gap-5">
        <h2 id="quem-vai-estudar" className="text-section">
          Quem vai estudar
        </h2>
        <PersonFields prefix="inscricao" fieldErrors={form.fieldErrors} defaults={defaults} />
        {hasGuardian && (
          <Fieldset
            legend="Quem responde por quem vai estudar"
            hint="Quem tem menos de 18 anos se inscreve com um responsável, que recebe um e-mail com o protocolo e assina a matrícula na secretaria."
            className="rounded-md border border-line p-4 md:p-5"
          >
            <div className="grid gap-5 pt-2">
              <GuardianFields prefix="inscricao" fieldErrors={form.fieldErrors} defaults={guardian} />
            </div>
          </Fieldset>
        )}
      </Card>
      {asksForGrant && (
        <IncomeFields
          fieldErrors={form.fieldErrors}
          entries={answer?.entries}
          documents={missingDocuments(documentsAskedFor(offer), [])}
        />
      )}
      {!asksForGrant && asksForDocuments(offer) && (
        <Alert tone="info" title="Esta turma confere documentos antes de confirmar a vaga">
          {`Depois da inscrição você envia, em até 7 dias e antes do início das aulas: ${missingDocuments(documentsAskedFor(offer), []).join(', ')}.`}
        </Alert>
      )}
      <Card as="section" padding="lg" aria-labelledby="requisitos" className="grid grid-cols-1 gap-5">
        <h2 id="requisitos" className="text-section">
          Requisitos e declaração
        </h2>
        <Requirements
          offer={offer}
          fieldErrors={form.fieldErrors}
          checked={answer?.entries['escolaridade'] !== undefined}
        />
        <p className="rounded-md border border-line bg-primary-50 p-4 text-sm">
          {declarationText({ isMinor: hasGuardian })}
        </p>
        <Checkbox
          id="inscricao-declaracao"
          name="declaracao"
          required
          defaultChecked={answer?.entries['declaracao'] !== undefined}
          {...(form.fieldErrors['declaracao'] && { error: form.fieldErrors['declaracao'] })}
        >
          Li e aceito a declaração.
        </Checkbox>
        {failure && listErrors(failure.fieldErrors).length === 0 && <SendFailure failure={failure} />}
        <Button
          type="submit"
          variant="sell"
          size="lg"
          block
          loading={apply.isPending}
          loadingText="Enviando a inscrição"
        >
          {waits ? 'Entrar na lista de espera' : asksForGrant ? 'Pedir a bolsa' : 'Fazer minha inscrição'}
        </Button>
        <p className="text-center text-sm text-muted">
          Não há nada a pagar. Você pode desistir até as aulas começarem.
        </p>
      </Card>
    </form>
  );
}

interface RequirementsProps {
  offer: EnrolmentData['offer'];
  fieldErrors: FieldErrors;
  checked: boolean;
}

// ENROLMENT-5
function Requirements({ offer, fieldErrors, checked }: RequirementsProps) {
  const { idade_minima, escolaridade } = offer.requisitos;
  return (
    <>
      {idade_minima !== null && <p>{`Idade: ${idade_minima} anos completos no início das aulas.`}</p>}
      {escolaridade !== null && (
        <>
          <input type="hidden" name="pede-escolaridade" value="sim" />
          <Checkbox
            id="inscricao-escolaridade"
            name="escolaridade"
            required
            defaultChecked={checked}
            {...(fieldErrors['escolaridade'] && { error: fieldErrors['escolaridade'] })}
          >
            {`Confirmo que tenho a escolaridade pedida: ${escolaridade}.`}
          </Checkbox>
        </>
      )}
    </>
  );
}

function rename(fieldErrors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, text]) => [renamedFields[field] ?? field, text]),
  );
}
