import { Link } from '#/storefront/shared/page/link.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';

interface ModerationListProps {
  title: string;
  waiting: string;
  to: '/moderacao/opinioes' | '/moderacao/perguntas';
  page: number;
  total: number;
  empty: string;
  answer: FormAnswer | undefined;
  children: readonly ReactNode[];
}

export function ModerationList({
  title,
  waiting,
  to,
  page,
  total,
  empty,
  answer,
  children,
}: ModerationListProps) {
  const worked = useRef(false);
  useEffect(() => {
    if (worked.current && document.activeElement === document.body) focusHeading();
  });
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <h1 id={headingId} tabIndex={-1} className="text-title outline-none">
          {title}
        </h1>
        {total > 0 && <p className="text-muted">{waiting}</p>}
      </header>
      {answer && <PostedAnswer answer={answer} />}
      {children.length === 0 ? (
        <EmptyState
          title={total === 0 ? empty : 'Não há mais nada nesta página'}
          actions={
            total > 0 && (
              <Link to={to} className={buttonClass()}>
                Ver as mais antigas
              </Link>
            )
          }
        >
          {total === 0 && 'Quando alguém escrever, aparece aqui.'}
        </EmptyState>
      ) : (
        <ul onFocus={() => (worked.current = true)} className="grid grid-cols-1 gap-4">
          {children}
        </ul>
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

function PostedAnswer({ answer: { done, failure, entries } }: { answer: FormAnswer }) {
  if (done) return <Alert tone="success" live title={done.mensagem ?? ''} />;
  if (!failure) return null;
  const typed = entries['resposta'];
  return (
    <Alert tone="danger" live title={failure.message}>
      {typed && <span className="wrap-anywhere whitespace-pre-line">{`Você escreveu: “${typed}”`}</span>}
    </Alert>
  );
}

const headingId = 'moderacao-titulo';

/**
 * Moves the focus from an item that is about to go to the next, the one before, or the heading of the list.
 */
export function focusNeighbour(id: string): void {
  const entry = document.getElementById(id)?.closest('li');
  const neighbour = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector('article');
  if (neighbour) neighbour.focus();
  else focusHeading();
}

function focusHeading(): void {
  document.getElementById(headingId)?.focus();
}
