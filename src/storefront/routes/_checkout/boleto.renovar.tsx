import { createFileRoute, redirect } from '@tanstack/react-router';
import { boletoQueries } from '#/storefront/features/boleto/boleto.queries.ts';
import { renewActions } from '#/storefront/features/boleto/boleto.actions.ts';
import { boletoSearchSchema } from '#/storefront/features/boleto/boleto.search.ts';
import { RenewPage } from '#/storefront/features/boleto/components/renew-page.tsx';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_checkout/boleto/renovar')({
  validateSearch: boletoSearchSchema,
  server: {
    handlers: {
      POST: (posted) =>
        runAction(posted, renewActions(new URL(posted.request.url).searchParams.get('v') ?? '')),
    },
  },
  beforeLoad: ({ search: { v }, serverContext }) => {
    if (v === undefined) throw redirect({ to: '/' });
    return { v, answer: readAnswer(serverContext) };
  },
  loader: ({ context: { queryClient, v } }) => queryClient.ensureQueryData(boletoQueries.renewal(v)),
  head: titledHead('Renovar o boleto'),
  component: Renew,
});

function Renew() {
  const { v, answer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <RenewPage
      v={v}
      answer={answer}
      onRenewed={() => navigate({ to: '/boleto/ecommerce-imprimir', search: { v } })}
    />
  );
}
