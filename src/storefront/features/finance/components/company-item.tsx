import { DeskFold } from '#/storefront/shared/desk/desk-fold.tsx';
import { DeskItem } from '#/storefront/shared/desk/desk-item.tsx';
import { useDeskForm } from '#/storefront/shared/desk/use-desk-form.ts';
import type { OrderingCompany } from '#/contract/finance/invoice.ts';
import { cnpjCharacters } from '#/domain/person/cnpj.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { REFUSAL_MAX_LENGTH } from '#/domain/text/refusal.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { invoiceMutations, invoiceQueries } from '../invoice.queries.ts';
import {
  validateRefusal,
  validateTerms,
  invoiceRefusedText,
  readRefusal,
  readTerms,
  termsSavedText,
  toRefusal,
  toTerms,
} from '../invoice.schema.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface CompanyItemProps {
  company: OrderingCompany;
  answer: FormAnswer | undefined;
}

export function CompanyItem({ company, answer: given }: CompanyItemProps) {
  const answer = answerTo(given, 'limite-da-fatura');
  const { limite, pedido_em } = company;
  const itemId = `empresa-${company.id_pessoa}-${cnpjCharacters(company.cnpj)}`;
  const form = useDeskForm({
    read: readTerms,
    find: validateTerms,
    toSent: toTerms,
    mutation: invoiceMutations.setTerms(),
    doneText: (_done, terms) => termsSavedText(terms),
    queryKey: invoiceQueries.all,
    prefix: itemId,
    answer,
  });

  return (
    <DeskItem
      id={itemId}
      title={company.razao_social}
      badge={
        company.tem_vencida ? (
          <Badge tone="danger">Fatura vencida</Badge>
        ) : pedido_em !== null ? (
          <Badge tone="warning">Pede para faturar</Badge>
        ) : (
          limite !== null && <Badge tone="success">Pode faturar</Badge>
        )
      }
    >
      <FactList facts={factsOf(company)} />
      <form method="post" {...form.formProps} className="grid max-w-prose grid-cols-1 gap-4">
        <FormName name="limite-da-fatura" />
        <input type="hidden" name="id_pessoa" value={company.id_pessoa} />
        <input type="hidden" name="cnpj" value={company.cnpj} />
        <SendFailure {...form.sendFailure} />
        <TextField
          id={`${itemId}-limite`}
          name="limite"
          label="Limite de faturas em aberto, em reais"
          hint="Soma do que a empresa pode dever ao mesmo tempo em pedidos pagos em 30 dias."
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          defaultValue={answer?.entries['limite'] ?? (limite === null ? '' : String(limite))}
          error={form.fieldErrors['limite']}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="acao"
            value="permitir"
            loading={form.isSending('permitir')}
            loadingText="Salvando"
          >
            <ChangingText>
              {limite === null ? 'Permitir pagamento em 30 dias' : 'Mudar o limite'}
            </ChangingText>
            <span className="sr-only">{` de ${company.razao_social}`}</span>
          </Button>
          {limite !== null && (
            <Button
              type="submit"
              variant="secondary"
              name="acao"
              value="retirar"
              loading={form.isSending('retirar')}
              loadingText="Retirando"
            >
              Não permitir mais
              <span className="sr-only">{` a ${company.razao_social}`}</span>
            </Button>
          )}
        </div>
      </form>
      {pedido_em !== null && (
        <RefusalForm company={company} itemId={itemId} answer={answerTo(given, 'recusa-da-fatura')} />
      )}
    </DeskItem>
  );
}

function RefusalForm({ company, itemId, answer }: CompanyItemProps & { itemId: string }) {
  const form = useDeskForm({
    read: readRefusal,
    find: validateRefusal,
    toSent: toRefusal,
    mutation: invoiceMutations.refuse(),
    doneText: () => invoiceRefusedText,
    queryKey: invoiceQueries.all,
    prefix: itemId,
    answer,
  });
  return (
    <DeskFold open={answer !== undefined} title="Recusar o pedido" about={` de ${company.razao_social}`}>
      <form method="post" {...form.formProps} className="mt-3 grid max-w-prose grid-cols-1 gap-4">
        <FormName name="recusa-da-fatura" />
        <input type="hidden" name="id_pessoa" value={company.id_pessoa} />
        <input type="hidden" name="cnpj" value={company.cnpj} />
        <SendFailure {...form.sendFailure} />
        <TextAreaField
          id={`${itemId}-motivo`}
          name="motivo"
          label="Motivo da recusa"
          hint="A empresa lê este texto. Ela pode pedir de novo depois de 30 dias."
          rows={2}
          maxLength={REFUSAL_MAX_LENGTH}
          required
          defaultValue={answer?.entries['motivo']}
          error={form.fieldErrors['motivo']}
        />
        <Button
          type="submit"
          variant="secondary"
          loading={form.isSending()}
          loadingText="Recusando"
          className="md:justify-self-start"
        >
          Recusar
          <span className="sr-only">{` o pedido de ${company.razao_social}`}</span>
        </Button>
      </form>
    </DeskFold>
  );
}

function factsOf(company: OrderingCompany): [string, string][] {
  const { faturas_abertas: open, pedidos_pagos: paid, limite, pedido_em: asked } = company;
  return [
    ...(asked === null
      ? []
      : [['Pediu para faturar em', formatInstant(new Date(asked))] satisfies [string, string]]),
    ['CNPJ', company.cnpj],
    ['Quem pede', `${company.nome}, ${company.email}`],
    ['Pedidos pagos', paid === 0 ? 'Nenhum' : `${paid}, ${formatReais(company.total_pago)}`],
    ['Faturas em aberto', open === 0 ? 'Nenhuma' : `${open}, ${formatReais(company.total_em_aberto)}`],
    ['Limite', limite === null ? 'Paga antes: não pode faturar' : formatReais(limite)],
  ];
}
