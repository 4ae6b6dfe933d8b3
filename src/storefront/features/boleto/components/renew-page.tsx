import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useState, type FormEvent } from 'react';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { formatReais } from '#/domain/sale/money.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { boletoMutations, boletoQueries } from '../boleto.queries.ts';

interface RenewPageProps {
  v: string;
  answer: FormAnswer | undefined;
  onRenewed(): void | Promise<void>;
}

export function RenewPage({ v, answer: given, onRenewed }: RenewPageProps) {
  const { data } = useSuspenseQuery(boletoQueries.renewal(v));
  const [answer] = useState(answerTo(given, 'renovar'));
  const renew = useMutation({ ...boletoMutations.renew(), onSuccess: onRenewed });
  if (!data.value) return <DeadBoleto refusal={data.refusal} />;

  const { parcela, parcelas, valor_original, vencimento_original, multa, juros, total, novo_vencimento } =
    data.value;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!renew.isPending) renew.mutate(v);
  }
  return (
    <NarrowPage
      title="Renovar o boleto"
      lead={
        parcelas > 1
          ? `A parcela ${parcela} de ${parcelas} venceu em ${formatDay(vencimento_original)}. Confira quanto fica e confirme.`
          : `O boleto venceu em ${formatDay(vencimento_original)}. Confira quanto fica e confirme.`
      }
    >
      <form method="post" onSubmit={submit} className="grid gap-5">
        <FormName name="renovar" />
        <dl className="grid gap-2 tabular-nums">
          <Line name="Valor original">{formatReais(valor_original)}</Line>
          <Line name="Multa de 2%">{formatReais(multa)}</Line>
          <Line name="Juros de 1% ao mês, por dia">{formatReais(juros)}</Line>
          <Line name="Total">{formatReais(total)}</Line>
          <Line name="Novo vencimento">{formatDay(novo_vencimento)}</Line>
        </dl>
        <SendFailure failure={failureOf(renew, answer)} />
        <Button
          type="submit"
          variant="sell"
          size="lg"
          block
          loading={renew.isPending || renew.isSuccess}
          loadingText="Renovando"
        >
          Renovar o boleto
        </Button>
      </form>
    </NarrowPage>
  );
}

export function DeadBoleto({ refusal }: { refusal: { codigo: string; message: string } }) {
  return (
    <NarrowPage
      title={
        refusal.codigo === 'LINK_SEM_VALIDADE' ? 'Este link não vale' : 'Não dá para renovar este boleto'
      }
      lead={refusal.message}
    >
      <Link to="/minhas-compras" className={buttonClass({ size: 'lg', block: true })}>
        Minhas compras
      </Link>
    </NarrowPage>
  );
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="ml-auto text-right font-medium text-heading">{children}</dd>
    </div>
  );
}
