import { useSuspenseQuery } from '@tanstack/react-query';
import { describeQueue } from '#/storefront/shared/desk/describe-queue.ts';
import { DeskList } from '#/storefront/shared/desk/desk-list.tsx';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import type { FinanceMatter } from '#/contract/finance/finance.ts';
import { financeQueries } from '../finance.queries.ts';
import { FinanceTabs } from './finance-tabs.tsx';
import { MatterItem } from './matter-item.tsx';

interface FinancePageProps {
  page: number;
  answer: FormAnswer | undefined;
}

/** Everything about money that only a person can settle (LEDGER-9). */
export function FinancePage({ page, answer }: FinancePageProps) {
  const { data } = useSuspenseQuery(financeQueries.page(page));
  const { itens, totalItens } = data;
  const waiting = totalItens === 1 ? '1 pendência aguarda' : `${totalItens} pendências aguardam`;
  return (
    <DeskList
      title="Pendências do financeiro"
      nav={<FinanceTabs />}
      waiting={describeQueue(waiting, totalItens, 'das mais antigas às mais novas')}
      to="/financeiro"
      page={page}
      total={totalItens}
      empty={{
        title: 'Nenhuma pendência',
        text: 'Pagamentos sem cobrança, devoluções recusadas, avisos estranhos do banco e diferenças do livro aparecem aqui.',
      }}
      first="Ver as mais antigas"
      answer={answer}
    >
      {itens.map((matter) => (
        <li key={`${matter.tipo} ${matter.referencia}`}>
          <MatterItem matter={matter} answer={isOf(matter, answer) ? answer : undefined} />
        </li>
      ))}
    </DeskList>
  );
}

function isOf({ referencia }: FinanceMatter, answer: FormAnswer | undefined): boolean {
  return (answer?.entries['referencia'] ?? answer?.entries['id']) === referencia;
}
