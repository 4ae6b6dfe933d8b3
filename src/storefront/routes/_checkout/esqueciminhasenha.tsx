import { createFileRoute, redirect } from '@tanstack/react-router';
import { recoverySearchSchema } from '#/storefront/features/recovery/recovery.search.ts';

export const Route = createFileRoute('/_checkout/esqueciminhasenha')({
  validateSearch: recoverySearchSchema,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/esqueceu-sua-senha', search, statusCode: 301 });
  },
});
