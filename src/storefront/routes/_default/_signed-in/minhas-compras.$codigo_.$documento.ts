import { createFileRoute } from '@tanstack/react-router';
import { respondWithDocument } from '#/storefront/features/purchases/purchase-document.ts';

export const Route = createFileRoute('/_default/_signed-in/minhas-compras/$codigo_/$documento')({
  server: { handlers: { GET: ({ params }) => respondWithDocument(params) } },
});
