import { useId } from 'react';
import { DeskFold } from '#/storefront/shared/desk/desk-fold.tsx';
import { DeskItem } from '#/storefront/shared/desk/desk-item.tsx';
import { useDeskForm } from '#/storefront/shared/desk/use-desk-form.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import type { FinanceMatter } from '#/contract/finance/finance.ts';
import { financeMatterLabels } from '#/domain/finance/finance-matter.ts';
import { paymentFormLabels } from '#/domain/sale/payment-terms.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { financeMutations, financeQueries } from '../finance.queries.ts';
import { validateSettlement, readSettlement, settledText, toSettlement } from '../finance.schema.ts';
import { describeMatter } from '../matter-texts.ts';
import { NoteField } from './note-field.tsx';
import { ReceiptCheckForm } from './receipt-check-form.tsx';
import { ReceiptForms } from './receipt-forms.tsx';

interface MatterItemProps {
  matter: FinanceMatter;
  answer: FormAnswer | undefined;
}

export function MatterItem({ matter, answer }: MatterItemProps) {
  const itemId = `pendencia${useId()}`;
  const { what, next } = describeMatter(matter);
  const { devolucao } = matter;
  return (
    <DeskItem
      id={itemId}
      title={financeMatterLabels[matter.tipo]}
      badge={matter.prazo?.vencido && <Badge tone="danger">Prazo vencido</Badge>}
      lead={
        <>
          <p className="max-w-prose wrap-anywhere">{what}</p>
          <p className="max-w-prose text-muted">{next}</p>
        </>
      }
    >
      <MatterFacts matter={matter} />
      {!devolucao ? (
        <NoteForm itemId={itemId} matter={matter} answer={answer} />
      ) : devolucao.comprovante ? (
        <ReceiptCheckForm itemId={itemId} matter={matter} receipt={devolucao.comprovante} answer={answer} />
      ) : (
        <ReceiptForms itemId={itemId} matter={matter} refund={devolucao} answer={answer} />
      )}
    </DeskItem>
  );
}

interface NoteFormProps extends MatterItemProps {
  itemId: string;
}

function NoteForm({ itemId, matter, answer }: NoteFormProps) {
  const form = useDeskForm({
    read: readSettlement,
    find: validateSettlement,
    toSent: toSettlement,
    mutation: financeMutations.settle(),
    doneText: () => settledText,
    queryKey: financeQueries.all,
    prefix: itemId,
    answer,
  });
  return (
    <form method="post" {...form.formProps} className="grid max-w-prose grid-cols-1 gap-4">
      <FormName name="resolucao" />
      <input type="hidden" name="tipo" value={matter.tipo} />
      <input type="hidden" name="referencia" value={matter.referencia} />
      <SendFailure {...form.sendFailure} />
      <NoteField prefix={itemId} label="O que foi feito" answer={answer} fieldErrors={form.fieldErrors} />
      <Button
        type="submit"
        loading={form.isSending()}
        loadingText="Marcando"
        className="md:justify-self-start"
      >
        Marcar como resolvida
        <span className="sr-only">{`: ${financeMatterLabels[matter.tipo]}, ${matter.referencia}`}</span>
      </Button>
    </form>
  );
}

function MatterFacts({ matter }: { matter: FinanceMatter }) {
  const { valor, codigo_compra, provedor, referencia, desde, prazo, conteudo, devolucao } = matter;
  const facts: [name: string, value: string][] = [
    ...(valor === null ? [] : [['Valor', formatReais(valor)] satisfies [string, string]]),
    ...(codigo_compra === null ? [] : [['Compra', codigo_compra] satisfies [string, string]]),
    ...(provedor === null ? [] : [['Banco', provedor] satisfies [string, string]]),
    ...(devolucao ? [['Pagamento', paymentFormLabels[devolucao.forma]] satisfies [string, string]] : []),
    ...(devolucao?.destino ? [['Para onde', devolucao.destino] satisfies [string, string]] : []),
    ...(devolucao?.recusa ? [['Comprovante recusado', devolucao.recusa] satisfies [string, string]] : []),
    ['Referência', referencia],
    ['Desde', formatInstant(new Date(desde))],
    ...(prazo ? [['Prazo', `até ${formatDay(prazo.ate)}`] satisfies [string, string]] : []),
  ];
  return (
    <div className="grid grid-cols-1 gap-3">
      <FactList facts={facts} />
      {conteudo !== null && (
        <DeskFold title="O que o banco mandou">
          <pre className="wrap-anywhere whitespace-pre-wrap">{conteudo}</pre>
        </DeskFold>
      )}
    </div>
  );
}
