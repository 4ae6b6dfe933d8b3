import { useSuspenseQuery } from '@tanstack/react-query';
import { countPages } from '#/domain/site/pagination.ts';
import { programmeDeskQueries } from '#/storefront/features/course-desk/programmes/programmes.queries.ts';
import { describeEditions } from '#/storefront/features/course-desk/programmes/programmes.schema.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';

/** Every programme of the school, by name. */
export function DeskProgrammesPage({ page }: { page: number }) {
  const { data } = useSuspenseQuery(programmeDeskQueries.list(page));
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-title">Programas</h1>
        <Link to="/gestao/programas/novo" className={`${buttonClass()} md:justify-self-start`}>
          Novo programa
        </Link>
      </header>
      {data.itens.length === 0 ? (
        <EmptyState
          title={
            data.totalItens === 0 && page === 1 ? 'Ainda não há programas' : 'Não há mais nada nesta página'
          }
        >
          Um programa vende vários cursos de uma vez, com um preço só e uma vaga em cada turma.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {data.itens.map(({ slug, titulo, publicado, cursos, edicoes_abertas }) => (
            <Card key={slug} as="li" className="grid grid-cols-1 gap-1">
              <p>
                <Link
                  to="/gestao/programas/$slug"
                  params={{ slug }}
                  className={`${linkClass()} inline-block py-1 font-semibold wrap-anywhere`}
                >
                  {titulo}
                </Link>
              </p>
              <p className="text-sm text-muted">{cursos.join(', ')}</p>
              <p className="text-sm text-muted">{describeEditions(edicoes_abertas)}</p>
              <p>
                <Badge tone={publicado ? 'success' : 'neutral'}>
                  {publicado ? 'Na loja' : 'Fora da loja'}
                </Badge>
              </p>
            </Card>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={countPages(data.totalItens)}
        renderLink={(number, link) => (
          <Link to="/gestao/programas" search={{ pagina: number === 1 ? undefined : number }} {...link} />
        )}
      />
    </div>
  );
}
