import { createFileRoute } from '@tanstack/react-router';
import { NewProgrammePage } from '#/storefront/features/course-desk/components/programmes/new-programme-page.tsx';
import { newProgrammeActions } from '#/storefront/features/course-desk/programmes/programmes.actions.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/programas/novo')({
  server: { handlers: { POST: (posted) => runAction(posted, newProgrammeActions) } },
  beforeLoad: guardForm('manage-catalogue'),
  head: titledHead('Novo programa'),
  component: NewProgramme,
});

function NewProgramme() {
  const { answer } = Route.useRouteContext();
  return <NewProgrammePage answer={answer} />;
}
