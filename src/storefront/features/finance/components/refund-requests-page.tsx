import { useSuspenseQuery } from '@tanstack/react-query';
import { describeQueue } from '#/storefront/shared/desk/describe-queue.ts';
import { DeskList } from '#/storefront/shared/desk/desk-list.tsx';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { refundDeskQueries } from '../refund-desk.queries.ts';
import { FinanceTabs } from './finance-tabs.tsx';
import { RefundRequestItem } from './refund-request-item.tsx';

interface RefundRequestsPageProps {
  page: number;
  missing: string | undefined;
  answer: FormAnswer | undefined;
}

/** The way to a purchase that money goes back of, and refunds that wait for a second person (REFUND-12). */
export function RefundRequestsPage({ page, missing, answer }: RefundRequestsPageProps) {
  const { data } = useSuspenseQuery(refundDeskQueries.waiting(page));
  const { itens, totalItens } = data;
  const waiting =
    totalItens === 1 ? '1 devolução aguarda aprovação' : `${totalItens} devoluções aguardam aprovação`;
  return (
    <DeskList
      title="Devoluções"
      nav={
        <>
          <FinanceTabs />
          <PurchaseForm missing={missing} />
        </>
      }
      waiting={describeQueue(waiting, totalItens, 'das mais antigas às mais novas')}
      to="/financeiro/devolucoes"
      page={page}
      total={totalItens}
      empty={{
        title: 'Nenhuma devolução aguarda aprovação',
        text: 'Devoluções acima do limite de uma pessoa aparecem aqui até outra aprovar.',
      }}
      first="Ver as mais antigas"
      answer={answer}
    >
      {itens.map((request) => (
        <li key={request.id}>
          <RefundRequestItem
            request={request}
            withLink
            answer={answer?.entries['id'] === request.id ? answer : undefined}
          />
        </li>
      ))}
    </DeskList>
  );
}

function PurchaseForm({ missing }: { missing: string | undefined }) {
  return (
    <form method="get" className="mt-4 grid max-w-form grid-cols-1 gap-3">
      <TextField
        id="devolver-compra"
        name="compra"
        label="Código da compra"
        hint="26 letras e números, como estão na página da compra"
        required
        maxLength={60}
        autoComplete="off"
        defaultValue={missing}
        {...(missing !== undefined && { error: 'Nenhuma compra tem este código.' })}
      />
      <Button type="submit" className="md:justify-self-start">
        Abrir compra
      </Button>
    </form>
  );
}
