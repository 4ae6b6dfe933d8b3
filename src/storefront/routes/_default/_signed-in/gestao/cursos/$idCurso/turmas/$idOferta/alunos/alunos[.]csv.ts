import { createFileRoute } from '@tanstack/react-router';
import { respondWithStudents } from '#/storefront/features/offer-students/students-file.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';

export const Route = createFileRoute(
  '/_default/_signed-in/gestao/cursos/$idCurso/turmas/$idOferta/alunos/alunos.csv',
)({
  params: idParams('idCurso', 'idOferta'),
  server: {
    handlers: {
      GET: ({ params }) => respondWithStudents('csv', idOf(params, 'idCurso'), idOf(params, 'idOferta')),
    },
  },
});
