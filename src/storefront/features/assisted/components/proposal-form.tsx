import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { MOST_DISCOUNT } from '#/domain/sale/assisted/assisted-terms.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { paymentFormLabels, paymentForms } from '#/domain/sale/payment-terms.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure, type FieldErrors } from '#/storefront/forms/form-errors.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { RadioGroup } from '#/storefront/ui/fields/radio-group.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { assistedMutations } from '../assisted.queries.ts';
import { validateProposal, readProposal, toProposalWish } from '../proposal.schema.ts';
import { ProposalFailure, StudentPart, type ProposalFormProps } from './student-part.tsx';

const prefix = 'proposta';

export function ProposalForm({ desk, found, answer, onMade }: ProposalFormProps) {
  const { offers, offer, cap } = desk;
  const form = useFormCheck({
    read: readProposal,
    find: (entries) => validateProposal(entries, calendarDay(new Date()), cap),
    prefix,
    answer,
  });
  const make = useMutation({
    ...assistedMutations.propose(),
    onSuccess: ({ id }) => onMade(id),
    onError: (error) => form.show(toNames(describeFailure(error).fieldErrors)),
  });
  const typed = answer?.entries ?? {};
  const most = Math.max(...offers.map(({ parcelas_max }) => parcelas_max));
  const common = (name: string) => ({
    id: `${prefix}-${name}`,
    name,
    ...(form.fieldErrors[name] && { error: form.fieldErrors[name] }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !make.isPending && !make.isSuccess) make.mutate(toProposalWish(entries));
  }

  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-6">
      <FormName name="criar-link" />
      <ErrorSummary errors={form.summary} />
      <StudentPart prefix={prefix} found={found} fieldErrors={form.fieldErrors} answer={answer} />
      <Card padding="lg" className="grid gap-5">
        <h2 className="text-section">Turma e pagamento</h2>
        <RadioGroup
          {...common('turma')}
          legend="Turma"
          look="cards"
          defaultValue={typed['turma'] ?? String(offer.id_oferta)}
          options={offers.map((one) => ({
            value: String(one.id_oferta),
            label: offerName(one),
            hint: formatReais(one.preco_promocional ?? one.preco_original),
          }))}
        />
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <SelectField
            {...common('forma')}
            label="Forma de pagamento"
            defaultValue={typed['forma'] ?? ''}
            placeholder="O aluno escolhe"
            options={paymentForms.map((value) => ({ value, label: paymentFormLabels[value] }))}
          />
          <SelectField
            {...common('parcelas')}
            label="Parcelas"
            hint="Pix é sempre à vista"
            defaultValue={typed['parcelas'] ?? '1'}
            options={Array.from({ length: Math.max(1, most) }, (_, index) => ({
              value: String(index + 1),
              label: index === 0 ? 'À vista' : `${index + 1}x`,
            }))}
          />
        </div>
        <RadioGroup
          id={`${prefix}-fixas`}
          legend="O aluno pode mudar a forma de pagamento?"
          name="fixas"
          defaultValue={typed['fixas'] ?? 'nao'}
          options={[
            { value: 'nao', label: 'Pode, é uma sugestão' },
            { value: 'sim', label: 'Não, foi combinada assim' },
          ]}
        />
        <TextField
          {...common('desconto')}
          label="Desconto em %"
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          hint={`Seu limite é ${cap}%. De ${cap + 1}% a ${MOST_DISCOUNT}%, o supervisor decide antes de o link ser enviado.`}
          defaultValue={typed['desconto']}
        />
        <TextAreaField
          {...common('motivo')}
          label="Motivo do desconto"
          optional
          hint={`Necessário acima de ${cap}%`}
          rows={2}
          maxLength={300}
          defaultValue={typed['motivo']}
        />
      </Card>
      <ProposalFailure failure={failureOf(make, answer)} />
      <p className="text-sm text-muted">
        O link vale 72 horas e não guarda a vaga: ela é guardada quando o aluno confirma.
      </p>
      <Button
        type="submit"
        variant="sell"
        size="lg"
        block
        loading={make.isPending || make.isSuccess}
        loadingText="Criando o link"
      >
        Criar o link
      </Button>
    </form>
  );
}

function toNames(fieldErrors: FieldErrors): FieldErrors {
  const { desconto_percentual, id_oferta, proposta: _id, ...rest } = fieldErrors;
  return {
    ...rest,
    ...(desconto_percentual && { desconto: desconto_percentual }),
    ...(id_oferta && { turma: id_oferta }),
  };
}
