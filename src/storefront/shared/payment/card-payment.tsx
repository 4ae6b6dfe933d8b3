import { useSyncExternalStore, type Ref } from 'react';
import type { Installment } from '#/contract/purchasing/price.ts';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { CardFrame, type CardFrameHandle } from './card-frame.tsx';
import { planText } from './plan-text.ts';

export interface CardFormInfo {
  origin: string;
  flags: readonly { codigo: string; nome: string }[];
}

interface CardPaymentProps {
  id: string;
  form: CardFormInfo;
  plans: readonly Installment[];
  parcelas: number;
  frame: Ref<CardFrameHandle>;
  problem: string | undefined;
  onChange: () => void;
}

export function CardPayment({ id, form, plans, parcelas, frame, problem, onChange }: CardPaymentProps) {
  const isRunning = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <div className="grid gap-4">
      {plans.length > 1 && (
        <SelectField
          id={`${id}-parcelas-cartao`}
          label="Parcelas do cartão"
          name="parcelasCartao"
          defaultValue={String(parcelas)}
          options={plans.map((plan) => ({ value: String(plan.parcelas), label: planText(plan) }))}
        />
      )}
      <ul aria-label="Bandeiras aceitas" className="flex flex-wrap gap-2">
        {form.flags.map(({ codigo, nome }) => (
          <li key={codigo} className="rounded-sm border border-line bg-surface px-1 py-0.5">
            <img
              src={`/images/footer/pagamento-${codigo}.svg`}
              alt={nome}
              width="72"
              height="28"
              loading="lazy"
              className="h-6 w-auto"
            />
          </li>
        ))}
      </ul>
      <noscript>
        <p className="text-sm">
          Os dados do cartão são digitados no próximo passo, em uma página do banco. Depois você volta para cá
          e confirma.
        </p>
      </noscript>
      {isRunning && <CardFrame origin={form.origin} ref={frame} onChange={onChange} />}
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}

const subscribeToNothing = () => () => undefined;
