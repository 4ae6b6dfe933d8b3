import { useId } from 'react';
import { Link } from '#/storefront/shared/page/link.tsx';
import { DeskItem } from '#/storefront/shared/desk/desk-item.tsx';
import type { RefundRequest } from '#/contract/finance/refund-desk.ts';
import { type RefundRequestStatus, refundRequestLabels } from '#/domain/finance/staff-refund.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Badge, type BadgeTone } from '#/storefront/ui/display/badge.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { refundDeskMutations, refundDeskQueries } from '../refund-desk.queries.ts';
import { refundDecidedText, toRefundDecision } from '../refund-desk.schema.ts';
import { DecisionForm } from './decision-form.tsx';

const tones: Readonly<Record<RefundRequestStatus, BadgeTone>> = {
  AGUARDA_APROVACAO: 'warning',
  FEITA: 'success',
  RECUSADA: 'danger',
};

interface RefundRequestItemProps {
  request: RefundRequest;
  withLink?: boolean;
  answer: FormAnswer | undefined;
}

function describeEnrolment({ encerra, vagas }: RefundRequest): string {
  if (encerra) return 'Encerra, e a vaga fica livre';
  if (vagas.length === 0) return 'Continua como está';
  return vagas.length === 1
    ? `Encerra a vaga ${vagas[0]}; o pedido continua com as outras`
    : `Encerra as vagas ${vagas.join(', ')}; o pedido continua com as outras`;
}

// REFUND-12
export function RefundRequestItem({ request, withLink = false, answer }: RefundRequestItemProps) {
  const itemId = `pedido${useId()}`;
  const { codigo_compra, valor, status, motivo, por, pedida_em, aprovador, decidida_em, recusa } = request;
  const about = `a devolução de ${formatReais(valor)}`;
  const facts: [name: string, value: string][] = [
    ['Motivo', motivo],
    ['Matrícula', describeEnrolment(request)],
    ['Pedida por', `${por}, ${formatInstant(new Date(pedida_em))}`],
    ...(aprovador && decidida_em
      ? [
          [
            status === 'RECUSADA' ? 'Recusada por' : 'Aprovada por',
            `${aprovador}, ${formatInstant(new Date(decidida_em))}`,
          ] satisfies [string, string],
        ]
      : []),
    ...(recusa ? [['Por que foi recusada', recusa] satisfies [string, string]] : []),
  ];
  return (
    <DeskItem
      id={itemId}
      title={formatReais(valor)}
      badge={<Badge tone={tones[status]}>{refundRequestLabels[status]}</Badge>}
      lead={
        withLink && (
          <p>
            <Link
              to="/financeiro/devolucoes/$codigo"
              params={{ codigo: codigo_compra }}
              className={linkClass()}
            >
              {`Compra ${codigo_compra}`}
            </Link>
          </p>
        )
      }
    >
      <FactList facts={facts} />
      {status === 'AGUARDA_APROVACAO' &&
        (request.seu ? (
          <p className="max-w-prose">Você pediu esta devolução: outra pessoa aprova.</p>
        ) : (
          <DecisionForm
            name="aprovacao"
            id={request.id}
            itemId={itemId}
            approve={{ value: 'aprovar', text: 'Aprovar e devolver', about, loadingText: 'Aprovando' }}
            refuse={{ reason: 'Por que não', about }}
            toSent={toRefundDecision}
            mutation={refundDeskMutations.decide()}
            doneText={refundDecidedText}
            queryKey={refundDeskQueries.all}
            answer={answer}
          />
        ))}
    </DeskItem>
  );
}
