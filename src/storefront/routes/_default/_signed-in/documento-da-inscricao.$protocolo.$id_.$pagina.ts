import { createFileRoute } from '@tanstack/react-router';
import { respondWithDocumentPage } from '#/storefront/features/enrolment/enrolment-document.ts';

export const Route = createFileRoute('/_default/_signed-in/documento-da-inscricao/$protocolo/$id_/$pagina')({
  server: { handlers: { GET: ({ params }) => respondWithDocumentPage(params) } },
});
