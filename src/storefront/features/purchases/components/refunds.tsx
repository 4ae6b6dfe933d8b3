import type { Purchase, Refund } from '#/contract/purchasing/purchase.ts';
import { refundStatusLabels, type RefundStatus } from '#/domain/sale/charge-state.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Badge, type BadgeTone } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { describeRefund } from '../refund-words.ts';
import { RefundTargetForms } from './refund-target-forms.tsx';

const tones: Readonly<Record<RefundStatus, BadgeTone>> = {
  EM_PROCESSAMENTO: 'warning',
  DEVOLVIDO: 'success',
  NAO_REALIZADO: 'danger',
};

// LEDGER-12
export function DisputeAlert({ purchase }: { purchase: Purchase }) {
  const { contestacao, estado } = purchase;
  if (!contestacao) return null;
  const { stillHeld } = orderWords(purchase);
  const held = `O banco nos avisou que ${formatReais(contestacao.valor)} deste pagamento foram contestados e ficam retidos até ele decidir.`;
  const next = isSeatPaid(estado)
    ? `${stillHeld} até lá. Se o banco devolver tudo a quem pagou, a matrícula termina e a vaga é liberada. Se não foi você, ou foi um engano, avise o seu banco.`
    : 'O que ainda falta devolver espera essa decisão.';
  return (
    <Alert tone="warning" title="Contestação em análise">
      {`${held} ${next}`}
    </Alert>
  );
}

interface RefundsProps {
  codigo: string;
  refunds: readonly Refund[];
  isPayer: boolean;
  answer: FormAnswer | undefined;
}

// REFUND-5
export function Refunds({ codigo, refunds, isPayer, answer }: RefundsProps) {
  return (
    <Card as="section" padding="lg" aria-labelledby="devolucao" className="grid min-w-0 gap-5">
      <h2 id="devolucao" tabIndex={-1} className="text-section">
        Devolução
      </h2>
      <ul className="grid gap-4">
        {refunds.map((refund) => (
          <li
            key={`${refund.pedida_em}-${refund.motivo}-${refund.valor}`}
            className="grid justify-items-start gap-1"
          >
            <Badge tone={tones[refund.status]}>{refundStatusLabels[refund.status]}</Badge>
            <p>{describeRefund(refund)}</p>
            <p className="text-sm text-muted">{`Motivo: ${refund.motivo}`}</p>
          </li>
        ))}
      </ul>
      {isPayer && refunds.some(({ pede_destino }) => pede_destino) && (
        <RefundTargetForms codigo={codigo} answer={answer} />
      )}
    </Card>
  );
}
