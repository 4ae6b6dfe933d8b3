import { useId } from 'react';
import { Link } from '#/blocks/page/link.tsx';
import { DeskItem } from '#/blocks/desk/desk-item.tsx';
import { useDeskForm } from '#/blocks/desk/use-desk-form.ts';
import type { RefundRequest } from '#/contract/finance/refund-desk.ts';
import { FINANCE_NOTE_MAX_LENGTH } from '#/domain/finance/finance-matter.ts';
import { type RefundRequestStatus, refundRequestLabels } from '#/domain/finance/staff-refund.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import type { FormAnswer } from '#/forms/form-answer.ts';
import { FormName } from '#/forms/form-name.tsx';
import { SendFailure } from '#/forms/send-failure.tsx';
import { Badge, type BadgeTone } from '#/ui/display/badge.tsx';
import { FactList } from '#/ui/display/fact-list.tsx';
import { TextAreaField } from '#/ui/fields/text-area-field.tsx';
import { Button } from '#/ui/navigation/button.tsx';
import { linkClass } from '#/ui/navigation/link-class.ts';
import { refundDeskMutations, refundDeskQueries } from '../refund-desk.queries.ts';
import { findDecisionProblems, readDecision, refundDecidedText, toDecision } from '../refund-desk.schema.ts';

const tones: Readonly<Record<RefundRequestStatus, BadgeTone>> = {
  AGUARDA_APROVACAO: 'warning',
  FEITA: 'success',
  RECUSADA: 'danger',
};

interface RefundRequestItemProps {
  request: RefundRequest;
  /** Leads to the purchase, where the page isn't its own. */
  withLink?: boolean;
  /** The answer to this one's form, when it was sent as a plain POST. */
  answer: FormAnswer | undefined;
}

/** A refund that a team member asked for, and the form of who approves it (REFUND-12). */
export function RefundRequestItem({ request, withLink = false, answer }: RefundRequestItemProps) {
  const itemId = `pedido${useId()}`;
  const { codigo_compra, valor, status, encerra, motivo, por, pedida_em, aprovador, decidida_em, recusa } =
    request;
  const facts: [name: string, value: string][] = [
    ['Motivo', motivo],
    ['Matrícula', encerra ? 'Encerra, e a vaga fica livre' : 'Continua como está'],
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
          <DecisionForm itemId={itemId} request={request} answer={answer} />
        ))}
    </DeskItem>
  );
}

function DecisionForm({
  itemId,
  request,
  answer,
}: Omit<RefundRequestItemProps, 'withLink'> & { itemId: string }) {
  const form = useDeskForm({
    read: readDecision,
    find: findDecisionProblems,
    toSent: toDecision,
    mutation: refundDeskMutations.decide(),
    doneText: (_done, sent) => refundDecidedText(sent),
    queryKey: refundDeskQueries.all,
    prefix: itemId,
    answer,
  });
  const about = ` a devolução de ${formatReais(request.valor)}`;
  return (
    <form method="post" {...form.formProps} className="grid max-w-prose grid-cols-1 gap-4">
      <FormName name="aprovacao" />
      <input type="hidden" name="id" value={request.id} />
      <SendFailure {...form.sendFailure} />
      <TextAreaField
        id={`${itemId}-recusa`}
        name="recusa"
        label="Por que não"
        hint="Só para recusar. Fica guardado com o seu nome."
        rows={2}
        maxLength={FINANCE_NOTE_MAX_LENGTH}
        defaultValue={answer?.entries['recusa']}
        error={form.problems['recusa']}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="acao"
          value="aprovar"
          loading={form.isSending('aprovar')}
          loadingText="Aprovando"
        >
          Aprovar e devolver
          <span className="sr-only">{about}</span>
        </Button>
        <Button
          type="submit"
          variant="secondary"
          name="acao"
          value="recusar"
          loading={form.isSending('recusar')}
          loadingText="Recusando"
        >
          Recusar
          <span className="sr-only">{about}</span>
        </Button>
      </div>
    </form>
  );
}
