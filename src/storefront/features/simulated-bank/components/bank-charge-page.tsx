import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { FormEvent } from 'react';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { usePageAnswer } from '#/storefront/forms/page-answer.ts';
import type { BankAction } from '#/domain/sale/bank-actions.ts';
import { formatTypeableLine } from '#/domain/sale/boleto.ts';
import { formatDeadline, formatInstant } from '#/domain/time/dates.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import type { ButtonVariant } from '#/storefront/ui/navigation/button-class.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { bankMutations, bankQueries } from '../simulated-bank.queries.ts';
import { readBankAction } from '../simulated-bank.schema.ts';
import { BankClock } from './bank-clock.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

const actions: readonly { acao: BankAction; label: string; done: string; variant: ButtonVariant }[] = [
  { acao: 'pagar', label: 'Pagar', done: 'Pagamento enviado.', variant: 'primary' },
  {
    acao: 'pagar-duas-vezes',
    label: 'Pagar duas vezes',
    done: 'Dois pagamentos enviados.',
    variant: 'secondary',
  },
  {
    acao: 'pagar-atrasado',
    label: 'Pagar atrasado',
    done: 'Pagamento atrasado enviado.',
    variant: 'secondary',
  },
  { acao: 'expirar', label: 'Expirar', done: 'Cobrança expirada.', variant: 'secondary' },
  { acao: 'recusar', label: 'Recusar', done: 'Pagamento recusado.', variant: 'secondary' },
  { acao: 'devolver', label: 'Devolver', done: 'Valor devolvido.', variant: 'secondary' },
  {
    acao: 'recusar-devolucao',
    label: 'Recusar devolução',
    done: 'A conta de quem pagou não aceita mais devoluções.',
    variant: 'secondary',
  },
];

const cardActions: typeof actions = [
  { acao: 'pagar', label: 'Aprovar', done: 'Pagamento aprovado.', variant: 'primary' },
  { acao: 'recusar', label: 'Recusar', done: 'Pagamento recusado.', variant: 'secondary' },
  {
    acao: 'pagar-atrasado',
    label: 'Aprovar depois de desfeita',
    done: 'Pagamento aprovado.',
    variant: 'secondary',
  },
  { acao: 'devolver', label: 'Devolver', done: 'Valor devolvido.', variant: 'secondary' },
];

export function BankChargePage({ txid }: { txid: string }) {
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(bankQueries.charge(txid));
  const { cobranca: charge, agora } = data;
  const refetch = () => queryClient.invalidateQueries({ queryKey: bankQueries.all });
  const act = useMutation({
    ...bankMutations.act(),
    onSuccess: () => refetch(),
    onError: () => void refetch(),
  });
  const posted = usePageAnswer('cobranca');
  const failure = failureOf(act, posted);
  const lastTried = act.isIdle ? posted?.entries['acao'] : act.variables?.acao;
  const lastAct = act.isIdle ? posted?.done && posted.entries['acao'] : act.isSuccess && act.variables.acao;
  const offered = charge.forma === 'cartao' ? cardActions : actions;
  const last = offered.find(({ acao }) => acao === lastAct);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const acao = readBankAction(entries);
    if (acao && !act.isPending) act.mutate({ txid, acao });
  }

  return (
    <>
      <p>
        <Link to="/banco-simulado" className={linkClass()}>
          Todas as cobranças
        </Link>
      </p>
      <Card as="section" padding="lg" className="grid min-w-0 gap-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 gap-1">
            <h1 className="text-section wrap-anywhere">{charge.descricao}</h1>
            <p className="text-sm wrap-anywhere text-muted">{charge.txid}</p>
            {charge.linha_digitavel && (
              <p className="text-sm wrap-anywhere">{formatTypeableLine(charge.linha_digitavel)}</p>
            )}
          </div>
          <Badge tone="ink">{charge.status}</Badge>
        </div>
        <p className="text-3xl font-extrabold text-heading tabular-nums">{formatReais(charge.valor)}</p>
        <p className="text-sm text-muted">
          {`Criada em ${formatInstant(new Date(charge.criada_em))}, vale até ${formatDeadline(new Date(charge.expira_em))}`}
        </p>
        <form
          method="post"
          onSubmit={submit}
          className="flex flex-wrap gap-3"
          aria-label="Ações sobre a cobrança"
        >
          <FormName name="cobranca" />
          {failure && (
            <div className="w-full">
              <SendFailure failure={failure} pressed={{ name: 'acao', value: lastTried }} />
            </div>
          )}
          {offered.map(({ acao, label, variant }) => (
            <Button
              key={acao}
              type="submit"
              name="acao"
              value={acao}
              variant={variant}
              loading={act.isPending && act.variables.acao === acao}
              loadingText="Enviando"
            >
              {label}
            </Button>
          ))}
        </form>
        <div role="status">{last && <Alert tone="success">{last.done}</Alert>}</div>
        {charge.pagamentos.length > 0 && (
          <div>
            <h2 className="text-base font-semibold text-heading">Pagamentos</h2>
            <ul className="mt-2 grid gap-2 text-sm">
              {charge.pagamentos.map((payment) => (
                <li key={payment.endToEndId} className="wrap-anywhere">
                  <ChangingText>{`${formatReais(payment.valor)} em ${formatInstant(new Date(payment.horario))}${payment.devolvido > 0 ? `, devolvidos ${formatReais(payment.devolvido)}` : ''}`}</ChangingText>
                  <span className="block text-muted">{payment.endToEndId}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Card>
      <BankClock now={agora} />
    </>
  );
}
