import { createFileRoute } from '@tanstack/react-router';
import { respondWithRefusedLines } from '#/storefront/features/catalogue-import/catalogue-files.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/importar/$idImportacao_/recusas')({
  params: idParams('idImportacao'),
  server: { handlers: { GET: ({ params }) => respondWithRefusedLines(idOf(params, 'idImportacao')) } },
});
