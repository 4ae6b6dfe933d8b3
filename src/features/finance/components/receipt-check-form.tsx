import { useDeskForm } from '#/blocks/desk/use-desk-form.ts';
import type { FinanceMatter, RefundMatter } from '#/contract/finance/finance.ts';
import { FINANCE_NOTE_MAX_LENGTH } from '#/domain/finance/finance-matter.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { answerTo, type FormAnswer } from '#/forms/form-answer.ts';
import { FormName } from '#/forms/form-name.tsx';
import { SendFailure } from '#/forms/send-failure.tsx';
import { FactList } from '#/ui/display/fact-list.tsx';
import { TextAreaField } from '#/ui/fields/text-area-field.tsx';
import { Button } from '#/ui/navigation/button.tsx';
import { financeMutations, financeQueries } from '../finance.queries.ts';
import { findCheckProblems, readCheck, receiptCheckedText, toCheck } from '../refund-matter.schema.ts';

interface ReceiptCheckFormProps {
  itemId: string;
  matter: FinanceMatter;
  receipt: NonNullable<RefundMatter['comprovante']>;
  answer: FormAnswer | undefined;
}

/** What one person registered of a refund, and what a second person finds of it (LEDGER-11). */
export function ReceiptCheckForm({ itemId, matter, receipt, answer: given }: ReceiptCheckFormProps) {
  const answer = answerTo(given, 'conferencia');
  const form = useDeskForm({
    read: readCheck,
    find: findCheckProblems,
    toSent: toCheck,
    mutation: financeMutations.check(),
    doneText: (_done, sent) => receiptCheckedText(sent),
    queryKey: financeQueries.all,
    prefix: itemId,
    answer,
  });
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
        <form method="post" {...form.formProps} className="grid max-w-prose grid-cols-1 gap-4">
          <FormName name="conferencia" />
          <input type="hidden" name="id" value={matter.referencia} />
          <SendFailure {...form.sendFailure} />
          <TextAreaField
            id={`${itemId}-recusa`}
            name="recusa"
            label="O que não confere"
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
              value="conferir"
              loading={form.isSending('conferir')}
              loadingText="Conferindo"
            >
              Está no extrato: concluir
              <span className="sr-only">{` a devolução ${receipt.numero}`}</span>
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
              <span className="sr-only">{` o comprovante ${receipt.numero}`}</span>
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
