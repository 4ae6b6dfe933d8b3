import { createFileRoute } from '@tanstack/react-router';
import { NewTeacherPage } from '#/storefront/features/course-desk/components/teachers/new-teacher-page.tsx';
import { newTeacherActions } from '#/storefront/features/course-desk/teachers/teachers.actions.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/professores/novo')({
  server: { handlers: { POST: (posted) => runAction(posted, newTeacherActions) } },
  beforeLoad: guardForm('manage-catalogue'),
  head: titledHead('Novo professor'),
  component: NewTeacher,
});

function NewTeacher() {
  const { answer } = Route.useRouteContext();
  return <NewTeacherPage answer={answer} />;
}
