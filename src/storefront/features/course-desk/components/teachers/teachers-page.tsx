import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskTeacherItem } from '#/contract/catalogue/teacher-desk.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { teacherDeskQueries } from '#/storefront/features/course-desk/teachers/teachers.queries.ts';
import { describeTeaching } from '#/storefront/features/course-desk/teachers/teachers.schema.ts';
import { TeacherPhoto } from '#/storefront/shared/course/teacher/teacher-photo.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';

/** Every teacher of the school, by name. */
export function DeskTeachersPage({ page }: { page: number }) {
  const { data } = useSuspenseQuery(teacherDeskQueries.list(page));
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-title">Professores</h1>
        <Link to="/gestao/professores/novo" className={`${buttonClass()} md:justify-self-start`}>
          Novo professor
        </Link>
      </header>
      {data.itens.length === 0 ? (
        <EmptyState
          title={
            data.totalItens === 0 && page === 1 ? 'Ainda não há professores' : 'Não há mais nada nesta página'
          }
        >
          Quem estuda quer saber com quem. Cadastre os professores e escolha as turmas de cada um.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {data.itens.map((teacher) => (
            <TeacherItem key={teacher.slug} teacher={teacher} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={countPages(data.totalItens)}
        renderLink={(number, link) => (
          <Link to="/gestao/professores" search={{ pagina: number === 1 ? undefined : number }} {...link} />
        )}
      />
    </div>
  );
}

function TeacherItem({ teacher }: { teacher: DeskTeacherItem }) {
  const { slug, nome, mostrado, imagem, turmas_abertas } = teacher;
  return (
    <Card as="li" className="flex gap-4">
      <TeacherPhoto src={imagem} alt="" size="small" />
      <div className="grid min-w-0 content-start gap-1">
        <p>
          <Link
            to="/gestao/professores/$slug"
            params={{ slug }}
            className={`${linkClass()} inline-block py-1 font-semibold wrap-anywhere`}
          >
            {nome}
          </Link>
        </p>
        <p className="text-sm text-muted">{describeTeaching(turmas_abertas)}</p>
        <p>
          <Badge tone={mostrado ? 'success' : 'neutral'}>
            {mostrado ? 'Na loja' : 'Não aparece na loja'}
          </Badge>
        </p>
      </div>
    </Card>
  );
}
