import { useSuspenseQuery } from '@tanstack/react-query';
import type { TeacherItem } from '#/contract/catalogue/teachers.ts';
import { TeacherPhoto } from '#/storefront/shared/course/teacher/teacher-photo.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { teacherQueries } from '../teachers.queries.ts';

export function TeachersPage() {
  const { data: teachers } = useSuspenseQuery(teacherQueries.list());
  return (
    <div className="container-page grid gap-8 py-6 md:pb-12">
      <Breadcrumb
        items={[{ text: 'Professores' }]}
        renderLink={({ href: _home, ...link }) => <Link to="/" {...link} />}
      />
      <header className="grid max-w-prose gap-3">
        <h1 className="text-title">Professores</h1>
        <p className="text-muted">
          Com quem você vai estudar: a formação, a experiência e as turmas de cada um.
        </p>
      </header>
      {teachers.length === 0 ? (
        <EmptyState
          title="Ainda não há professores por aqui"
          actions={
            <Link to="/busca" className={buttonClass()}>
              Ver todos os cursos
            </Link>
          }
        >
          A página de cada turma diz o que ela ensina, onde e quando.
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
          {teachers.map((teacher) => (
            <Item key={teacher.slug} teacher={teacher} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Item({ teacher: { slug, nome, imagem, turmas_abertas } }: { teacher: TeacherItem }) {
  return (
    <Card as="li" className="flex gap-4">
      <TeacherPhoto src={imagem} alt="" size="small" />
      <div className="grid min-w-0 content-center gap-1">
        <p>
          <Link
            to="/professores/$slug"
            params={{ slug }}
            className={`${linkClass()} inline-block py-1 font-semibold wrap-anywhere`}
          >
            {nome}
          </Link>
        </p>
        <p className="text-sm text-muted">
          {turmas_abertas === 0
            ? 'Nenhuma turma aberta agora'
            : turmas_abertas === 1
              ? '1 turma aberta'
              : `${turmas_abertas} turmas abertas`}
        </p>
      </div>
    </Card>
  );
}
