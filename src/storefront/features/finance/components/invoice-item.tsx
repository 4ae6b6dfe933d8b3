import { DeskFold } from '#/storefront/shared/desk/desk-fold.tsx';
import { DeskItem } from '#/storefront/shared/desk/desk-item.tsx';
import { useDeskForm } from '#/storefront/shared/desk/use-desk-form.ts';
import type { OpenInvoice } from '#/contract/finance/invoice.ts';
import { type InvoiceState, invoiceStateLabels } from '#/domain/company/invoice.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Badge, type BadgeTone } from '#/storefront/ui/display/badge.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { invoiceMutations, invoiceQueries } from '../invoice.queries.ts';
import { validateTransfer, readTransfer, transferNotedText } from '../invoice.schema.ts';
import { NoteField } from './note-field.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

const tones: Readonly<Record<InvoiceState, BadgeTone>> = {
  ABERTA: 'warning',
  VENCIDA: 'danger',
  PAGA: 'success',
};

interface InvoiceItemProps {
  invoice: OpenInvoice;
  answer: FormAnswer | undefined;
}

export function InvoiceItem({ invoice, answer }: InvoiceItemProps) {
  const itemId = `fatura-${invoice.codigo_compra}`;
  const form = useDeskForm({
    read: readTransfer,
    find: validateTransfer,
    toSent: (entries) => entries,
    mutation: invoiceMutations.note(),
    doneText: () => transferNotedText,
    queryKey: invoiceQueries.all,
    prefix: itemId,
    answer,
  });

  return (
    <DeskItem
      id={itemId}
      title={invoice.razao_social}
      badge={<Badge tone={tones[invoice.situacao]}>{invoiceStateLabels[invoice.situacao]}</Badge>}
    >
      <FactList
        facts={[
          ['Valor', formatReais(invoice.valor)],
          ['Vencimento', formatDay(invoice.vencimento)],
          ['CNPJ', invoice.cnpj],
          ['Pedido de', `${invoice.nome}, ${invoice.email}`],
          ['Curso', `${invoice.curso}, ${invoice.vagas === 1 ? '1 vaga' : `${invoice.vagas} vagas`}`],
          ['Compra', invoice.codigo_compra],
          ['Faturada em', formatInstant(new Date(invoice.emitida_em))],
        ]}
      />
      <DeskFold
        open={answer !== undefined}
        title="Foi paga por transferência"
        about={`: ${invoice.razao_social}`}
      >
        <form method="post" {...form.formProps} className="mt-3 grid max-w-prose grid-cols-1 gap-4">
          <FormName name="recebimento" />
          <input type="hidden" name="codigo" value={invoice.codigo_compra} />
          <p>O boleto é baixado sozinho quando o banco avisa. Aqui entra só o que chegou direto na conta.</p>
          <SendFailure {...form.sendFailure} />
          <TextField
            id={`${itemId}-recebido_em`}
            name="recebido_em"
            type="date"
            label="Dia em que o dinheiro chegou"
            required
            defaultValue={answer?.entries['recebido_em']}
            error={form.fieldErrors['recebido_em']}
          />
          <NoteField prefix={itemId} label="Como foi paga" answer={answer} fieldErrors={form.fieldErrors} />
          <Button
            type="submit"
            loading={form.isSending()}
            loadingText="Registrando"
            className="md:justify-self-start"
          >
            <ChangingText>{`Recebemos ${formatReais(invoice.valor)}`}</ChangingText>
            <span className="sr-only">{` de ${invoice.razao_social}`}</span>
          </Button>
        </form>
      </DeskFold>
    </DeskItem>
  );
}
