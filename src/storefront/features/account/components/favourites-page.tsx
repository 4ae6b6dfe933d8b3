import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import { CourseCard } from '#/storefront/shared/course/card/course-card.tsx';
import type { CourseCardData } from '#/storefront/shared/course/card/course-card-data.ts';
import type { Failure } from '#/storefront/forms/form-errors.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { accountQueries } from '../account.queries.ts';

interface FavouritesPageProps {
  page: number;
  failure: Failure | undefined;
  renderFavourite: (course: CourseCardData) => ReactNode;
}

const favouriteLook = { headingLevel: 'h2', inList: true } as const;

export function FavouritesPage({ page, failure, renderFavourite }: FavouritesPageProps) {
  const { data } = useSuspenseQuery(accountQueries.favouriteCourses(page));
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <h1 className="text-title">Cursos favoritos</h1>
      {failure && <Alert tone="danger" live title={failure.message} />}
      {data.courses.length === 0 ? (
        <NoFavourites any={data.total > 0} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
          {data.courses.map((course) => (
            <li key={course.id_produto}>
              <CourseCard course={course} look={favouriteLook} action={renderFavourite(course)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={countPages(data.total)}
        label="Páginas de favoritos"
        renderLink={(to, link) => (
          <Link to="/cursos-favoritos" search={{ pagina: to === 1 ? undefined : to }} {...link} />
        )}
      />
    </div>
  );
}

function NoFavourites({ any }: { any: boolean }) {
  if (any) {
    return (
      <EmptyState
        title="Não há favoritos nesta página"
        actions={
          <Link to="/cursos-favoritos" className={buttonClass()}>
            Ver os mais recentes
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title="Você ainda não tem cursos favoritos"
      actions={
        <Link to="/busca" className={buttonClass()}>
          Ver cursos
        </Link>
      }
    >
      Toque no coração de um curso para encontrá-lo aqui depois.
    </EmptyState>
  );
}
