import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '#/storefront/features/catalogue-import/components/import-page.tsx';
import { runCheckAction } from '#/storefront/features/catalogue-import/import.actions.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/importar/')({
  server: { handlers: { POST: (posted) => runCheckAction(posted) } },
  beforeLoad: guardForm('manage-catalogue'),
  head: titledHead('Importar e exportar'),
  component: Import,
});

function Import() {
  const { answer } = Route.useRouteContext();
  return <ImportPage answer={answer} />;
}
