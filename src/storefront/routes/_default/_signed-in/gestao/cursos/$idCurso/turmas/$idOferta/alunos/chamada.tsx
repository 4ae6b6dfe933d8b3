import { createFileRoute } from '@tanstack/react-router';
import { AttendancePage } from '#/storefront/features/offer-students/components/attendance-page.tsx';
import { loadStudents } from '#/storefront/features/offer-students/load-students.ts';
import { monthSearchSchema } from '#/storefront/features/offer-students/offer-students.params.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idParams } from '#/storefront/shared/desk/id-params.ts';

export const Route = createFileRoute(
  '/_default/_signed-in/gestao/cursos/$idCurso/turmas/$idOferta/alunos/chamada',
)({
  params: idParams('idCurso', 'idOferta'),
  validateSearch: monthSearchSchema,
  beforeLoad: (route) => guard(route, 'see-students'),
  loader: ({ context: { queryClient }, params: { idCurso, idOferta } }) =>
    loadStudents(queryClient, idCurso, idOferta, 'CHAMADA'),
  head: titledHead('Lista de chamada'),
  component: Attendance,
});

function Attendance() {
  return <AttendancePage offerId={Route.useParams().idOferta} month={Route.useSearch().mes} />;
}
