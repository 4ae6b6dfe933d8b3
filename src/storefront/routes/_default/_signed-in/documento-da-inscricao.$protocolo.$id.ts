import { createFileRoute } from '@tanstack/react-router';
import { respondWithEnrolmentDocument } from '#/storefront/features/enrolment/enrolment-document.ts';

export const Route = createFileRoute('/_default/_signed-in/documento-da-inscricao/$protocolo/$id')({
  server: { handlers: { GET: ({ params }) => respondWithEnrolmentDocument(params) } },
});
