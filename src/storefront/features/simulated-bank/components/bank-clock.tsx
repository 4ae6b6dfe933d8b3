import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { usePageAnswer } from '#/storefront/forms/page-answer.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { bankMutations, bankQueries } from '../simulated-bank.queries.ts';
import { readMinutes } from '../simulated-bank.schema.ts';

const steps = [
  { value: '1', label: '1 minuto' },
  { value: '29', label: '29 minutos' },
  { value: '31', label: '31 minutos' },
  { value: '1440', label: '1 dia' },
  { value: '10080', label: '7 dias' },
];

/** The clock of bank and purchases; it only goes forward. */
export function BankClock({ now }: { now: string }) {
  const queryClient = useQueryClient();
  const move = useMutation({
    ...bankMutations.moveClock(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: bankQueries.all }),
  });
  const failure = failureOf(move, usePageAnswer('relogio'));
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!move.isPending) move.mutate(readMinutes(new FormData(event.currentTarget)));
  }
  return (
    <Card as="section" padding="lg" aria-labelledby="relogio" className="grid gap-4">
      <h2 id="relogio" className="text-section">
        Relógio
      </h2>
      <p>
        Agora são <strong className="text-heading">{formatInstant(new Date(now))}</strong> no banco e nas
        compras. As sessões seguem o relógio da máquina.
      </p>
      <form method="post" onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <FormName name="relogio" />
        {failure && (
          <div className="w-full">
            <SendFailure failure={failure} />
          </div>
        )}
        <SelectField label="Adiantar" name="minutos" options={steps} defaultValue="31" className="w-40" />
        <Button type="submit" variant="secondary" loading={move.isPending} loadingText="Adiantando">
          Adiantar o relógio
        </Button>
      </form>
    </Card>
  );
}
