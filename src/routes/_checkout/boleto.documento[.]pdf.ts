import { createFileRoute } from '@tanstack/react-router';
import { respondWithBoleto } from '#/features/boleto/boleto-pdf.ts';

export const Route = createFileRoute('/_checkout/boleto/documento.pdf')({
  server: { handlers: { GET: ({ request }) => respondWithBoleto(request) } },
});
