import { createFileRoute } from '@tanstack/react-router';
import { salesSearchSchema } from '#/storefront/features/sales/sales.search.ts';
import { respondWithSales } from '#/storefront/features/sales/sales-file.ts';

export const Route = createFileRoute('/_default/_signed-in/minhas-vendas/vendas.csv')({
  validateSearch: salesSearchSchema,
  server: { handlers: { GET: ({ request }) => respondWithSales(request.url) } },
});
