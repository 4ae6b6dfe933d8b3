import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskCourseItem } from '#/contract/catalogue/course-desk.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { courseDeskQueries } from '../course-desk.queries.ts';

/** Every course of the school, found by its name. */
export function CoursesPage({ page, busca }: { page: number; busca: string }) {
  const { data } = useSuspenseQuery(courseDeskQueries.list(page, busca));
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-title">Cursos</h1>
        <div className="flex flex-wrap gap-3">
          <Link to="/gestao/cursos/novo" className={buttonClass()}>
            Novo curso
          </Link>
          <Link to="/gestao/importar" className={buttonClass({ variant: 'secondary' })}>
            Importar e exportar
          </Link>
        </div>
        <form method="get" role="search" className="grid max-w-form grid-cols-1 gap-3">
          <TextField
            key={busca}
            id="buscar-curso"
            name="busca"
            type="search"
            label="Nome do curso"
            defaultValue={busca}
            maxLength={100}
          />
          <Button type="submit" variant="secondary" className="md:justify-self-start">
            Buscar
          </Button>
        </form>
      </header>
      {data.itens.length === 0 ? (
        <EmptyState
          title={busca ? 'Nenhum curso tem este nome' : 'Ainda não há cursos'}
          actions={
            busca && (
              <Link to="/gestao/cursos" className={buttonClass({ variant: 'secondary' })}>
                Ver todos
              </Link>
            )
          }
        >
          {busca ? 'Procure por uma parte do nome.' : 'Crie o primeiro: leva uns cinco minutos.'}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {data.itens.map((course) => (
            <CourseItem key={course.id_produto} course={course} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={countPages(data.totalItens)}
        renderLink={(number, link) => (
          <Link
            to="/gestao/cursos"
            search={{ pagina: number === 1 ? undefined : number, busca: busca || undefined }}
            {...link}
          />
        )}
      />
    </div>
  );
}

function CourseItem({ course }: { course: DeskCourseItem }) {
  const { id_produto, titulo, modalidade, publicado, turmas_abertas, atualizado_em } = course;
  return (
    <Card as="li" className="grid grid-cols-1 gap-2">
      <p>
        <Link
          to="/gestao/cursos/$idCurso"
          params={{ idCurso: id_produto }}
          className={`${linkClass()} inline-block py-1 font-semibold wrap-anywhere`}
        >
          {titulo}
        </Link>
      </p>
      <p className="text-sm text-muted">
        {`${modalidade.nome} · mudou em ${formatInstant(new Date(atualizado_em))}`}
      </p>
      <p className="flex flex-wrap gap-2">
        {publicado ? <Badge tone="success">Na loja</Badge> : <Badge>Fora da loja</Badge>}
        <Badge tone={publicado && turmas_abertas === 0 ? 'warning' : 'neutral'}>
          {turmas_abertas === 1 ? '1 turma aberta' : `${turmas_abertas} turmas abertas`}
        </Badge>
      </p>
    </Card>
  );
}
