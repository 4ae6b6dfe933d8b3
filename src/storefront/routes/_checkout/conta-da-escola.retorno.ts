import { createFileRoute } from '@tanstack/react-router';
import { returnFromIssuer } from '#/storefront/features/sign-in/school-sign-in.ts';

export const Route = createFileRoute('/_checkout/conta-da-escola/retorno')({
  server: { handlers: { GET: ({ request }) => returnFromIssuer(request) } },
});
