import { Link } from '#/storefront/shared/page/link.tsx';
import { slugify, slugWords } from '#/domain/text/slug.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { describeRelaxation } from '../describe-relaxation.ts';
import type { CourseList } from '../search.functions.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface NoResultProps {
  term: string | undefined;
  result: Pick<CourseList['result'], 'aproximado' | 'relaxado' | 'corrigido'>;
  callback?: Elements;
}

export function NoResult({ term, result, callback }: NoResultProps) {
  const isReadable = term === undefined || slugify(term) !== '';
  const words = term === undefined ? undefined : slugWords(term);
  if (result.aproximado) {
    const { title, text } = describeRelaxation(result, words);
    return (
      <Alert tone="info" title={title}>
        <ChangingText>{text}</ChangingText>
        {callback && (
          <p className="mt-2 flex flex-wrap items-center gap-3">
            <span>Prefere conversar? </span>
            {callback}
          </p>
        )}
      </Alert>
    );
  }
  return (
    <EmptyState
      title={words ? `Não encontramos “${words}”` : 'Nenhum curso com estes filtros'}
      actions={
        <>
          <Link to="/busca" className={buttonClass()}>
            Ver todos os cursos
          </Link>
          <Link to="/cabe-na-minha-rotina" className={buttonClass({ variant: 'secondary' })}>
            O que cabe na minha rotina
          </Link>
          {callback}
        </>
      }
    >
      {isReadable
        ? 'Confira se está escrito certo, ou tente palavras mais gerais.'
        : 'Escreva pelo menos uma palavra, com letras ou números.'}
    </EmptyState>
  );
}
