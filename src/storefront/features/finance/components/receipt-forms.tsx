import { DeskFold } from '#/storefront/shared/desk/desk-fold.tsx';
import { useDeskForm } from '#/storefront/shared/desk/use-desk-form.ts';
import type { FinanceMatter, RefundMatter } from '#/contract/finance/finance.ts';
import { RECEIPT_NUMBER_MAX_LENGTH } from '#/domain/finance/refund-by-hand.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { financeMutations, financeQueries } from '../finance.queries.ts';
import {
  acceptAll,
  validateReceipt,
  readReceipt,
  readTargetRequest,
  receiptRegisteredText,
  targetAskedText,
} from '../refund-matter.schema.ts';
import { NoteField } from './note-field.tsx';

interface ReceiptFormsProps {
  itemId: string;
  matter: FinanceMatter;
  refund: RefundMatter;
  answer: FormAnswer | undefined;
}

/** The receipt of a refund that was made by hand, or the question for another key (LEDGER-11). */
export function ReceiptForms({ itemId, matter, refund, answer }: ReceiptFormsProps) {
  const registered = answerTo(answer, 'comprovante');
  const isAskable = refund.a_mao !== null && refund.a_mao !== 'TRANSFERENCIA';
  const amount = matter.valor === null ? '' : ` de ${formatReais(matter.valor)}`;
  return (
    <>
      <DeskFold open={registered !== undefined} title="Registrar o comprovante" about={amount}>
        <ReceiptForm itemId={itemId} matter={matter} answer={registered} />
      </DeskFold>
      {isAskable && (
        <TargetForm itemId={itemId} matter={matter} answer={answerTo(answer, 'nova-chave')} about={amount} />
      )}
    </>
  );
}

type OneForm = Pick<ReceiptFormsProps, 'itemId' | 'matter' | 'answer'>;

function ReceiptForm({ itemId, matter, answer }: OneForm) {
  const form = useDeskForm({
    read: readReceipt,
    find: validateReceipt,
    toSent: (entries) => entries,
    mutation: financeMutations.register(),
    doneText: () => receiptRegisteredText,
    queryKey: financeQueries.all,
    prefix: itemId,
    answer,
  });
  return (
    <form method="post" {...form.formProps} className="mt-3 grid max-w-prose grid-cols-1 gap-4">
      <FormName name="comprovante" />
      <input type="hidden" name="id" value={matter.referencia} />
      <p>Registre só depois de transferir. Outra pessoa confere no extrato antes de a devolução terminar.</p>
      <SendFailure {...form.sendFailure} />
      <TextField
        id={`${itemId}-comprovante`}
        name="comprovante"
        label="Número do comprovante"
        hint="O que o banco mostra: o ID da transação do Pix, ou o número da transferência"
        required
        maxLength={RECEIPT_NUMBER_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={answer?.entries['comprovante']}
        error={form.fieldErrors['comprovante']}
      />
      <TextField
        id={`${itemId}-pago_em`}
        name="pago_em"
        type="date"
        label="Dia em que o dinheiro saiu"
        required
        defaultValue={answer?.entries['pago_em']}
        error={form.fieldErrors['pago_em']}
      />
      <NoteField prefix={itemId} label="Como foi feita" answer={answer} fieldErrors={form.fieldErrors} />
      <Button
        type="submit"
        loading={form.isSending()}
        loadingText="Registrando"
        className="md:justify-self-start"
      >
        Registrar comprovante
      </Button>
    </form>
  );
}

function TargetForm({ itemId, matter, answer, about }: OneForm & { about: string }) {
  const form = useDeskForm({
    read: readTargetRequest,
    find: acceptAll,
    toSent: (entries) => entries,
    mutation: financeMutations.ask(),
    doneText: () => targetAskedText,
    queryKey: financeQueries.all,
    prefix: `${itemId}-chave`,
    answer,
  });
  return (
    <form method="post" {...form.formProps} className="grid max-w-prose grid-cols-1 gap-3">
      <FormName name="nova-chave" />
      <input type="hidden" name="id" value={matter.referencia} />
      <SendFailure {...form.sendFailure} />
      <Button
        type="submit"
        variant="secondary"
        loading={form.isSending()}
        loadingText="Pedindo"
        className="md:justify-self-start"
      >
        Pedir outra chave ao comprador
        <span className="sr-only">{` da devolução${about}`}</span>
      </Button>
    </form>
  );
}
