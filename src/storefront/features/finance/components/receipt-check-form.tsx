import type { FinanceMatter, RefundMatter } from '#/contract/finance/finance.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { financeMutations, financeQueries } from '../finance.queries.ts';
import { receiptCheckedText, toCheck } from '../refund-matter.schema.ts';
import { DecisionForm } from './decision-form.tsx';

interface ReceiptCheckFormProps {
  itemId: string;
  matter: FinanceMatter;
  receipt: NonNullable<RefundMatter['comprovante']>;
  answer: FormAnswer | undefined;
}

// LEDGER-11
export function ReceiptCheckForm({ itemId, matter, receipt, answer }: ReceiptCheckFormProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <FactList
        facts={[
          ['Comprovante', receipt.numero],
          ['Saiu em', formatDay(receipt.pago_em)],
          ['Como foi feita', receipt.nota],
          ['Registrado por', `${receipt.por}, ${formatInstant(new Date(receipt.registrado_em))}`],
        ]}
      />
      {receipt.seu ? (
        <p className="max-w-prose">Você registrou este comprovante: outra pessoa do financeiro confere.</p>
      ) : (
        <DecisionForm
          name="conferencia"
          id={matter.referencia}
          itemId={itemId}
          approve={{
            value: 'conferir',
            text: 'Está no extrato: concluir',
            about: `a devolução ${receipt.numero}`,
            loadingText: 'Conferindo',
          }}
          refuse={{ reason: 'O que não confere', about: `o comprovante ${receipt.numero}` }}
          toSent={toCheck}
          mutation={financeMutations.check()}
          doneText={receiptCheckedText}
          queryKey={financeQueries.all}
          answer={answerTo(answer, 'conferencia')}
        />
      )}
    </div>
  );
}
