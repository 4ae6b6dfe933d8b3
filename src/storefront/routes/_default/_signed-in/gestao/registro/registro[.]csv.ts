import { createFileRoute } from '@tanstack/react-router';
import { respondWithActs } from '#/storefront/features/audit/audit-file.ts';
import { auditSearchSchema } from '#/storefront/features/audit/audit.search.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/registro/registro.csv')({
  validateSearch: auditSearchSchema,
  server: { handlers: { GET: ({ request }) => respondWithActs(request.url) } },
});
