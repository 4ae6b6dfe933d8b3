import type { ReactNode } from 'react';
import type { Installment } from '#/contract/purchasing/price.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { paymentFormLabels, paymentForms, type PaymentForm } from '#/domain/sale/payment-terms.ts';
import { type CalendarDay, formatDay } from '#/domain/time/calendar-day.ts';
import { RadioGroup } from '#/storefront/ui/fields/radio-group.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { CardPayment, type CardFormInfo } from './card-payment.tsx';
import type { useTypedCard } from './use-typed-card.ts';
import { planText } from './plan-text.ts';
import { INVOICE_CHOICE, type PaymentChoice } from './payment-choice.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface PaymentMethodsProps {
  plans: readonly Installment[];
  chosen: PaymentChoice;
  current?: PaymentForm | undefined;
  id: string;
  /** How a card is typed; null where none is taken. */
  cardForm: CardFormInfo | null;
  card: ReturnType<typeof useTypedCard>;
  invoice?: { vencimento: CalendarDay; total: number } | undefined;
  isCompany?: boolean | undefined;
  withBoleto?: ReactNode;
}

const companyHints: Readonly<Partial<Record<PaymentForm, string>>> = {
  pix: 'QR code ou código para copiar. As vagas ficam guardadas por 30 minutos e são confirmadas assim que o pagamento chega.',
  boleto:
    'Vence em 3 dias úteis, e as vagas ficam guardadas por mais 3. São confirmadas quando o banco avisa do pagamento, em até 3 dias úteis.',
};

const hints: Readonly<Record<PaymentForm, string>> = {
  pix: 'QR code ou código para copiar. Sua vaga fica guardada por 30 minutos e a matrícula sai assim que o pagamento chega.',
  boleto:
    'Vence em 3 dias úteis, e sua vaga fica guardada por mais 3. A matrícula sai quando o banco avisa do pagamento, em até 3 dias úteis.',
  cartao:
    'Os dados do cartão vão direto ao banco. A matrícula sai na hora em que ele aprova, e sua vaga fica guardada se não aprovar.',
};

/**
 * The forms of payment side by side, each with its total. The installments of a boleto or a card show once it
 * is chosen, by the style sheet alone, so that all of it works without JavaScript.
 */
export function PaymentMethods({
  plans: all,
  chosen,
  current,
  id,
  cardForm,
  card,
  invoice,
  isCompany,
  withBoleto,
}: PaymentMethodsProps) {
  const plans = all.filter(({ forma }) => forma !== 'cartao' || cardForm !== null);
  const cards = plans.filter(({ forma }) => forma === 'cartao');
  const forms = paymentForms.filter((form) => plans.some(({ forma }) => forma === form));
  const slips = plans.filter(({ forma }) => forma === 'boleto');
  const first =
    invoice && chosen.isInvoice ? INVOICE_CHOICE : forms.includes(chosen.forma) ? chosen.forma : forms[0];
  return (
    <div className="group/methods grid gap-4">
      <RadioGroup
        id={id}
        legend="Como você quer pagar"
        hideLegend
        name="forma"
        look="cards"
        {...(first && { defaultValue: first })}
        options={[
          ...forms.map((form) => ({
            value: form as string,
            label: (
              <Label
                plans={plans.filter(({ forma }) => forma === form)}
                form={form}
                isCurrent={form === current}
              />
            ),
            hint: (isCompany && companyHints[form]) || hints[form],
          })),
          ...(invoice
            ? [
                {
                  value: INVOICE_CHOICE,
                  label: (
                    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                      <span>Faturado em 30 dias</span>
                      <span className="tabular-nums">{formatReais(invoice.total)}</span>
                    </span>
                  ),
                  hint: `As vagas são confirmadas agora. O boleto vence em ${formatDay(invoice.vencimento)}.`,
                },
              ]
            : []),
        ]}
      />
      {slips.length > 1 && (
        <div className="hidden group-has-[input[value=boleto]:checked]/methods:block">
          <SelectField
            id={`${id}-parcelas`}
            label="Parcelas do boleto"
            name="parcelas"
            defaultValue={String(chosen.forma === 'boleto' ? chosen.parcelas : 1)}
            options={slips.map((plan) => ({ value: String(plan.parcelas), label: planText(plan) }))}
            hint="Em mais de uma parcela você recebe um carnê, com um boleto por mês. A matrícula sai com o primeiro pago."
          />
        </div>
      )}
      {withBoleto && slips.length > 0 && (
        <div className="hidden group-has-[input[value=boleto]:checked]/methods:block">{withBoleto}</div>
      )}
      {cardForm && cards.length > 0 && (
        <div className="hidden group-has-[input[value=cartao]:checked]/methods:block">
          <CardPayment
            id={id}
            form={cardForm}
            plans={cards}
            parcelas={chosen.forma === 'cartao' ? chosen.parcelas : 1}
            frame={card.frame}
            problem={card.problem}
            onChange={card.forget}
          />
        </div>
      )}
    </div>
  );
}

function Label({
  plans,
  form,
  isCurrent,
}: {
  plans: readonly Installment[];
  form: PaymentForm;
  isCurrent: boolean;
}) {
  const [cash] = plans;
  const most = plans.at(-1);
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>
        <ChangingText>{paymentFormLabels[form]}</ChangingText>
        {isCurrent && <span className="font-normal text-muted"> (forma atual)</span>}
      </span>
      <span className="tabular-nums">{cash && formatReais(cash.total)}</span>
      {most && most.parcelas > 1 && (
        <span className="w-full text-sm font-normal text-muted tabular-nums">
          {`ou ${most.parcelas}x de ${formatReais(most.valor)}`}
        </span>
      )}
    </span>
  );
}
