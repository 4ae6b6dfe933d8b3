import { createFileRoute } from '@tanstack/react-router';
import { goToIssuer } from '#/storefront/features/sign-in/school-sign-in.ts';

export const Route = createFileRoute('/_checkout/conta-da-escola/')({
  server: { handlers: { GET: ({ request }) => goToIssuer(request) } },
});
