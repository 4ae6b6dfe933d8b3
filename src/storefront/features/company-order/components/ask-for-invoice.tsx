import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useToday } from '#/storefront/shared/time/use-today.ts';
import type { InvoiceOffer } from '#/contract/purchasing/company-order.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { companyOrderMutations } from '../company-order.queries.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

interface AskForInvoiceProps {
  codigo: string;
  request: InvoiceOffer['pedido'];
  answer: FormAnswer | undefined;
  onAsked(): Promise<void>;
}

// COMPANY-11
export function AskForInvoice({ codigo, request, answer, onAsked }: AskForInvoiceProps) {
  const today = useToday();
  const heading = useRef<HTMLHeadingElement>(null);
  const ask = useMutation({
    ...companyOrderMutations.askForInvoice(codigo),
    onSuccess: async () => {
      await onAsked();
      // The button is gone.
      heading.current?.focus();
    },
  });
  const refusal = request?.recusa;
  const mayAsk = !request || (refusal != null && refusal.novo_pedido_em <= today);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!ask.isPending) ask.mutate();
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="fatura" className="grid gap-4">
      <h2 id="fatura" ref={heading} tabIndex={-1} className="text-section outline-none">
        Pagar em 30 dias
      </h2>
      {request && !refusal && (
        <p role="status">
          {keepWords(
            `Pedido enviado ao financeiro em ${formatInstant(new Date(request.pedido_em))}. A resposta chega por e-mail.`,
          )}
        </p>
      )}
      {refusal && <p className="wrap-anywhere">{`O financeiro não autorizou. Motivo: ${refusal.motivo}`}</p>}
      {!request && (
        <p>
          {keepWords(
            'Com autorização do financeiro, sua empresa paga por fatura: as vagas são confirmadas na hora e o boleto vence em 30 dias. Peça uma vez só, e a resposta chega por e-mail.',
          )}
        </p>
      )}
      {refusal && !mayAsk && (
        <p>{`Sua empresa pode pedir de novo a partir de ${formatDay(refusal.novo_pedido_em)}.`}</p>
      )}
      {!refusal && (
        <p>
          Este pedido de vagas não espera pela resposta. Se ela demorar, pague de outra forma, ou reserve as
          vagas de novo depois.
        </p>
      )}
      {mayAsk && (
        <form method="post" onSubmit={submit} className="grid gap-3 md:justify-items-start">
          <FormName name="pedir-fatura" />
          <SendFailure failure={failureOf(ask, answerTo(answer, 'pedir-fatura'))} />
          <Button type="submit" variant="secondary" loading={ask.isPending} loadingText="Pedindo">
            Pedir para pagar por fatura
          </Button>
        </form>
      )}
    </Card>
  );
}
