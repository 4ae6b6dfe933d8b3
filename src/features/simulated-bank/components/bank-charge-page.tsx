import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { describeFailure } from '#/blocks/form-problems.ts';
import type { BankAction } from '#/contract/purchasing/simulated-bank.ts';
import { formatInstant } from '#/domain/dates.ts';
import { formatReais } from '#/domain/money.ts';
import { Alert } from '#/ui/alert.tsx';
import { Badge } from '#/ui/badge.tsx';
import { Button } from '#/ui/button.tsx';
import type { ButtonVariant } from '#/ui/button-class.ts';
import { Card } from '#/ui/card.tsx';
import { linkClass } from '#/ui/link-class.ts';
import { bankMutations, bankQueries } from '../simulated-bank.queries.ts';
import { BankClock } from './bank-clock.tsx';

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
];

export function BankChargePage({ txid }: { txid: string }) {
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(bankQueries.charge(txid));
  const { cobranca: charge, agora } = data;
  const act = useMutation({
    ...bankMutations.act(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankQueries.all }),
  });
  const last = actions.find(({ acao }) => acao === act.variables?.acao);
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
          </div>
          <Badge tone="ink">{charge.status}</Badge>
        </div>
        <p className="text-3xl font-extrabold text-heading tabular-nums">{formatReais(charge.valor)}</p>
        <p className="text-sm text-muted">
          Criada em {formatInstant(new Date(charge.criada_em))}, vale até{' '}
          {formatInstant(new Date(charge.expira_em))}
        </p>
        <div className="flex flex-wrap gap-3" role="group" aria-label="Ações sobre a cobrança">
          {actions.map(({ acao, label, variant }) => (
            <Button
              key={acao}
              variant={variant}
              loading={act.isPending && act.variables.acao === acao}
              loadingText="Enviando"
              onClick={() => {
                if (!act.isPending) act.mutate({ txid, acao });
              }}
            >
              {label}
            </Button>
          ))}
        </div>
        <div role="status">{act.isSuccess && <Alert tone="success">{last?.done}</Alert>}</div>
        {act.error && <Alert tone="danger" live title={describeFailure(act.error).message} />}
        {charge.pagamentos.length > 0 && (
          <div>
            <h2 className="text-base font-semibold text-heading">Pagamentos</h2>
            <ul className="mt-2 grid gap-2 text-sm">
              {charge.pagamentos.map((payment) => (
                <li key={payment.endToEndId} className="wrap-anywhere">
                  {formatReais(payment.valor)} em {formatInstant(new Date(payment.horario))}
                  {payment.devolvido > 0 && `, devolvidos ${formatReais(payment.devolvido)}`}
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
