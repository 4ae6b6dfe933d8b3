import { createFileRoute } from '@tanstack/react-router';
import { boletoSearchSchema } from '#/storefront/features/boleto/boleto.search.ts';
import { respondWithBoleto } from '#/storefront/features/boleto/boleto-pdf.ts';

export const Route = createFileRoute('/_checkout/boleto/documento.pdf')({
  validateSearch: boletoSearchSchema,
  server: { handlers: { GET: ({ request }) => respondWithBoleto(request) } },
});
