import { createFileRoute } from '@tanstack/react-router';
import { respondWithNumbers } from '#/storefront/features/numbers/number-files.ts';
import { numberSearchSchema } from '#/storefront/features/numbers/numbers.search.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/numeros/arquivo/$tabela')({
  validateSearch: numberSearchSchema,
  server: { handlers: { GET: ({ request, params }) => respondWithNumbers(params.tabela, request.url) } },
});
