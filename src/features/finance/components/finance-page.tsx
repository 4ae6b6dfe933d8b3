import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormAnswer } from '#/forms/form-answer.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { Alert } from '#/ui/feedback/alert.tsx';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/ui/navigation/button-class.ts';
import { Pagination } from '#/ui/navigation/pagination.tsx';
import { financeQueries } from '../finance.queries.ts';
import { financeHeadingId } from './finance-heading.ts';
import { MatterItem } from './matter-item.tsx';

interface FinancePageProps {
  page: number;
  /** What became of a form that was sent as a plain POST. */
  answer: FormAnswer | undefined;
}

/** Everything about money that only a person can settle (LEDGER-9). */
export function FinancePage({ page, answer }: FinancePageProps) {
  const { data } = useSuspenseQuery(financeQueries.page(page));
  const { itens, totalItens } = data;
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <h1 id={financeHeadingId} tabIndex={-1} className="text-title outline-none">
          Pendências do financeiro
        </h1>
        {totalItens > 0 && (
          <p className="text-muted">
            {totalItens === 1 ? '1 pendência aguarda' : `${totalItens} pendências aguardam`}, das mais antigas
            às mais novas.
          </p>
        )}
      </header>
      {answer?.done && <Alert tone="success" live title={answer.done.mensagem ?? ''} />}
      {answer?.failure && <Alert tone="danger" live title={answer.failure.message} />}
      {itens.length === 0 ? (
        <EmptyState
          title={totalItens === 0 ? 'Nenhuma pendência' : 'Não há mais nada nesta página'}
          actions={
            totalItens > 0 && (
              <Link to="/financeiro" className={buttonClass()}>
                Ver as mais antigas
              </Link>
            )
          }
        >
          {totalItens === 0 &&
            'Pagamentos sem cobrança, devoluções recusadas, avisos estranhos do banco e diferenças do livro aparecem aqui.'}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {itens.map((matter) => (
            <li key={`${matter.tipo} ${matter.referencia}`}>
              <MatterItem
                matter={matter}
                answer={answer?.entries['referencia'] === matter.referencia ? answer : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={countPages(totalItens)}
        renderLink={(number, link) => (
          <Link to="/financeiro" search={{ pagina: number === 1 ? undefined : number }} {...link} />
        )}
      />
    </div>
  );
}
