import { useSuspenseQuery } from '@tanstack/react-query';
import { describeQueue } from '#/storefront/shared/desk/describe-queue.ts';
import { DeskList } from '#/storefront/shared/desk/desk-list.tsx';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { invoiceQueries } from '../invoice.queries.ts';
import { FinanceTabs } from './finance-tabs.tsx';
import { InvoiceItem } from './invoice-item.tsx';

interface InvoicesPageProps {
  page: number;
  answer: FormAnswer | undefined;
}

// COMPANY-9
export function InvoicesPage({ page, answer }: InvoicesPageProps) {
  const { data } = useSuspenseQuery(invoiceQueries.open(page));
  const { itens, totalItens } = data;
  const waiting = totalItens === 1 ? '1 fatura em aberto' : `${totalItens} faturas em aberto`;
  return (
    <DeskList
      title="Faturas de empresas"
      nav={<FinanceTabs />}
      waiting={describeQueue(waiting, totalItens, 'da que vence primeiro à última')}
      to="/financeiro/faturas"
      page={page}
      total={totalItens}
      empty={{
        title: 'Nenhuma fatura em aberto',
        text: 'Pedidos que empresas pagam em 30 dias aparecem aqui até o pagamento.',
      }}
      first="Ver as que vencem primeiro"
      answer={answer}
    >
      {itens.map((invoice) => (
        <li key={invoice.codigo_compra}>
          <InvoiceItem
            invoice={invoice}
            answer={answer?.entries['codigo'] === invoice.codigo_compra ? answer : undefined}
          />
        </li>
      ))}
    </DeskList>
  );
}
