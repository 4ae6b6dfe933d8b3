import { createFileRoute } from '@tanstack/react-router';
import { respondWithExport } from '#/storefront/features/catalogue-import/catalogue-files.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/importar/arquivo/$formato')({
  server: { handlers: { GET: ({ params }) => respondWithExport(params.formato) } },
});
