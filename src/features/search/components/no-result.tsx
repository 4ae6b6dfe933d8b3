import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkClass } from '#/ui/link-class.ts';
import { EmptyState } from '#/ui/empty-state.tsx';
import { Alert } from '#/ui/alert.tsx';

interface NoResultProps {
  term: string | undefined;
  /** The list shows the nearest matches instead. */
  nearest: boolean;
  /** Asks to be called. */
  callback?: ReactNode;
}

/** Says that nothing matched, and what to do next. */
export function NoResult({ term, nearest, callback }: NoResultProps) {
  const words = term?.replaceAll('-', ' ');
  if (nearest) {
    return (
      <Alert tone="info" title={words ? `Não encontramos “${words}”` : 'Não encontramos o que você filtrou'}>
        Estes são os cursos mais parecidos.{callback && <p className="mt-2">Prefere conversar? {callback}</p>}
      </Alert>
    );
  }
  return (
    <EmptyState
      title={words ? `Não encontramos “${words}”` : 'Nenhum curso com estes filtros'}
      actions={callback}
    >
      Confira se está escrito certo, tente palavras mais gerais ou{' '}
      <Link to="/busca" className={linkClass()}>
        veja todos os cursos
      </Link>
      .
    </EmptyState>
  );
}
