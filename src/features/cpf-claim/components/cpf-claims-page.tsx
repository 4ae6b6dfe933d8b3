import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormAnswer } from '#/forms/form-answer.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { Alert } from '#/ui/feedback/alert.tsx';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Pagination } from '#/ui/navigation/pagination.tsx';
import { cpfClaimQueries } from '../cpf-claim.queries.ts';
import { CpfClaimItem } from './cpf-claim-item.tsx';

interface CpfClaimsPageProps {
  page: number;
  /** What became of a form that was sent as a plain POST. */
  answer: FormAnswer | undefined;
  /** Whether who works here decides also what waits for an administrator. */
  decidesAll: boolean;
}

const claimsHeadingId = 'pedidos-de-cpf-titulo';

/** Claims to a CPF that wait for the team, and how each is checked. */
export function CpfClaimsPage({ page, answer, decidesAll }: CpfClaimsPageProps) {
  const { data } = useSuspenseQuery(cpfClaimQueries.page(page));
  const { itens, totalItens } = data;
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <h1 id={claimsHeadingId} tabIndex={-1} className="text-title outline-none">
          Pedidos de CPF
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
          Quando alguém disser que um CPF é seu, aparece aqui.
        </EmptyState>
      ) : (
        <>
          <Alert tone="info" title="Antes de decidir">
            <ol className="grid max-w-prose list-decimal gap-1 pl-5">
              <li>Ligue para o telefone do pedido e confirme nome, CPF e nascimento.</li>
              <li>Peça um documento com foto pelos canais de atendimento; não o guarde.</li>
              <li>
                Se a conta tem os mesmos dados, ela deve ser da própria pessoa: ajude com “Esqueceu sua
                senha?” e recuse o pedido, dizendo isso.
              </li>
            </ol>
          </Alert>
          <ul className="grid grid-cols-1 gap-4">
            {itens.map((claim) => (
              <li key={claim.id}>
                <CpfClaimItem
                  claim={claim}
                  decidesAll={decidesAll}
                  answer={answer?.entries['id'] === String(claim.id) ? answer : undefined}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={page}
        pages={countPages(totalItens)}
        renderLink={(number, link) => (
          <Link to="/moderacao/cpf" search={{ pagina: number === 1 ? undefined : number }} {...link} />
        )}
      />
    </div>
  );
}
