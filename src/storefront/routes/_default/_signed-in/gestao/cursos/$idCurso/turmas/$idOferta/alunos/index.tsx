import { createFileRoute } from '@tanstack/react-router';
import { StudentsPage } from '#/storefront/features/offer-students/components/students-page.tsx';
import { loadStudents } from '#/storefront/features/offer-students/load-students.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idParams } from '#/storefront/shared/desk/id-params.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/$idCurso/turmas/$idOferta/alunos/')({
  params: idParams('idCurso', 'idOferta'),
  beforeLoad: (route) => guard(route, 'see-students'),
  loader: ({ context: { queryClient }, params: { idCurso, idOferta } }) =>
    loadStudents(queryClient, idCurso, idOferta, 'TELA'),
  head: titledHead('Alunos da turma'),
  component: Students,
});

function Students() {
  return <StudentsPage offerId={Route.useParams().idOferta} />;
}
