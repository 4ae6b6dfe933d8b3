import { createFileRoute } from '@tanstack/react-router';
import { respondWithWaiting } from '#/storefront/features/waiting-desk/waiting-file.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/listas-de-espera/$idOferta/lista.csv')({
  params: idParams('idOferta'),
  server: { handlers: { GET: ({ params }) => respondWithWaiting(idOf(params, 'idOferta')) } },
});
