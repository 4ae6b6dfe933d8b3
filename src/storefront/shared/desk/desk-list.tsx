import { Link } from '#/storefront/shared/page/link.tsx';
import { confirmAccessLink } from './confirm-access-link.tsx';
import type { ReactNode } from 'react';
import { countPages } from '#/domain/site/pagination.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

export const deskHeadingId = 'mesa-titulo';

interface DeskListProps {
  title: string;
  nav?: Elements;
  waiting: string;
  to:
    | '/financeiro'
    | '/financeiro/devolucoes'
    | '/financeiro/faturas'
    | '/financeiro/empresas'
    | '/moderacao/bolsas'
    | '/moderacao/cpf';
  page: number;
  total: number;
  empty: { title: string; text: string };
  /** Of the link from an empty page to the first one. */
  first: string;
  answer: FormAnswer | undefined;
  advice?: Elements;
  children: readonly ReactNode[];
}

export function DeskList(props: DeskListProps) {
  const { title, nav, waiting, to, page, total, empty, first, answer, advice, children } = props;
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <h1 id={deskHeadingId} tabIndex={-1} className="text-title outline-none">
          {title}
        </h1>
        {total > 0 && <p className="text-muted">{waiting}</p>}
        {nav}
      </header>
      {answer?.done && <Alert tone="success" live title={answer.done.mensagem ?? ''} />}
      {answer?.failure && (
        <Alert tone="danger" live title={answer.failure.message}>
          {confirmAccessLink(answer.failure)}
        </Alert>
      )}
      {children.length === 0 ? (
        <EmptyState
          title={total === 0 ? empty.title : 'Não há mais nada nesta página'}
          actions={
            total > 0 && (
              <Link to={to} className={buttonClass()}>
                {first}
              </Link>
            )
          }
        >
          {total === 0 && empty.text}
        </EmptyState>
      ) : (
        <>
          {advice}
          <ul className="grid grid-cols-1 gap-4">{children}</ul>
        </>
      )}
      <Pagination
        page={page}
        pages={countPages(total)}
        renderLink={(number, link) => (
          <Link to={to} search={{ pagina: number === 1 ? undefined : number }} {...link} />
        )}
      />
    </div>
  );
}

export function focusDeskHeading(): void {
  document.getElementById(deskHeadingId)?.focus();
}
