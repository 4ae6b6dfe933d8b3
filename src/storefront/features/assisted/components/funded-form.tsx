import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { CNPJ_MASK, formatCnpj } from '#/domain/person/cnpj.ts';
import { fundingKinds, fundingLabels } from '#/domain/sale/assisted/assisted-terms.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { EmailField } from '#/storefront/forms/fields/email-field.tsx';
import { keepMask } from '#/storefront/forms/fields/input-mask.ts';
import { tidyOnLeaving } from '#/storefront/forms/fields/tidy-on-leaving.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { RadioGroup } from '#/storefront/ui/fields/radio-group.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { assistedMutations } from '../assisted.queries.ts';
import { validateFunded, readFunded, toFundedWish } from '../funded.schema.ts';
import { ProposalFailure, StudentPart, type ProposalFormProps } from './student-part.tsx';

const prefix = 'matricula';
const cnpjMask = keepMask(CNPJ_MASK);

export function FundedForm({ desk, found, answer, onMade }: ProposalFormProps) {
  const form = useFormCheck({
    read: readFunded,
    find: (entries) => validateFunded(entries, calendarDay(new Date())),
    prefix,
    answer,
  });
  const make = useMutation({
    ...assistedMutations.enrol(),
    onSuccess: ({ id }) => onMade(id),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const typed = answer?.entries ?? {};
  const common = (name: string) => ({
    id: `${prefix}-${name}`,
    name,
    ...(form.fieldErrors[name] && { error: form.fieldErrors[name] }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !make.isPending && !make.isSuccess) make.mutate(toFundedWish(entries));
  }

  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-6">
      <FormName name="criar-matricula" />
      <ErrorSummary errors={form.summary} />
      <StudentPart prefix={prefix} found={found} fieldErrors={form.fieldErrors} answer={answer} />
      <Card padding="lg" className="group/funding grid gap-5">
        <h2 className="text-section">Turma e custeio</h2>
        <RadioGroup
          {...common('turma')}
          legend="Turma"
          look="cards"
          defaultValue={typed['turma'] ?? String(desk.offer.id_oferta)}
          options={desk.offers.map((one) => ({ value: String(one.id_oferta), label: offerName(one) }))}
        />
        <RadioGroup
          {...common('custeio')}
          legend="Quem paga"
          defaultValue={typed['custeio'] ?? 'EMPREGADOR'}
          options={fundingKinds.map((value) => ({ value, label: fundingLabels[value] }))}
        />
        <div className="grid gap-5 group-has-[input[value=BOLSA]:checked]/funding:hidden">
          <TextField
            {...common('empresa')}
            label="Nome da empresa"
            autoComplete="off"
            maxLength={120}
            defaultValue={typed['empresa']}
          />
          <TextField
            {...common('cnpj')}
            label="CNPJ"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="00.000.000/0000-00"
            defaultValue={typed['cnpj']}
            onInput={cnpjMask}
            onBlur={tidyOnLeaving(formatCnpj)}
          />
          <EmailField
            {...common('email_empresa')}
            label="E-mail da empresa"
            hint="A empresa recebe um link e confirma que paga."
            autoComplete="off"
            defaultValue={typed['email_empresa']}
          />
        </div>
      </Card>
      <ProposalFailure failure={failureOf(make, answer)} />
      <p className="text-sm text-muted">
        Seu supervisor aprova a matrícula e, quando uma empresa paga, ela confirma por e-mail. Só então o
        aluno recebe o link, que vale 72 horas e não guarda a vaga: ela é do aluno quando ele aceita o
        contrato.
      </p>
      <Button
        type="submit"
        variant="sell"
        size="lg"
        block
        loading={make.isPending || make.isSuccess}
        loadingText="Enviando"
      >
        Enviar para aprovação
      </Button>
    </form>
  );
}
