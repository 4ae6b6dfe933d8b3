import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countPages } from '#/domain/site/pagination.ts';
import type { FormAnswer } from '#/forms/form-answer.ts';
import { Alert } from '#/ui/feedback/alert.tsx';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Pagination } from '#/ui/navigation/pagination.tsx';
import { grantQueries } from '../grant.queries.ts';
import { GrantItem } from './grant-item.tsx';

interface GrantsPageProps {
  page: number;
  /** What became of a form that was sent as a plain POST. */
  answer: FormAnswer | undefined;
}

/** Grants that wait for a decision, with what was declared and handed in (ENROLMENT-18). */
export function GrantsPage({ page, answer }: GrantsPageProps) {
  const { data } = useSuspenseQuery(grantQueries.page(page));
  const { itens, totalItens } = data;
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <h1 id="bolsas-titulo" tabIndex={-1} className="text-title outline-none">
          Pedidos de bolsa
        </h1>
        {totalItens > 0 && (
          <p className="text-muted">
            {totalItens === 1 ? '1 pedido aguarda' : `${totalItens} pedidos aguardam`}, dos mais antigos aos
            mais novos.
          </p>
        )}
      </header>
      {answer?.done && <Alert tone="success" live title={answer.done.mensagem ?? ''} />}
      {answer?.failure && <Alert tone="danger" live title={answer.failure.message} />}
      {itens.length === 0 ? (
        <EmptyState title="Nenhum pedido aguarda decisão">
          Quando alguém pedir uma bolsa e houver vaga, aparece aqui.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {itens.map((grant) => (
            <li key={grant.protocolo}>
              <GrantItem
                grant={grant}
                answer={answer?.entries['protocolo'] === grant.protocolo ? answer : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={countPages(totalItens)}
        renderLink={(number, link) => (
          <Link to="/moderacao/bolsas" search={{ pagina: number === 1 ? undefined : number }} {...link} />
        )}
      />
    </div>
  );
}
