import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { RegeneratePage } from '#/features/payment/components/regenerate-page.tsx';
import { purchaseCodeSchema } from '#/domain/purchase-code.ts';

export const Route = createFileRoute('/_checkout/_signed-in/pix/regerar/$codigoCompra')({
  params: {
    parse: ({ codigoCompra }) => {
      const code = v.safeParse(purchaseCodeSchema, codigoCompra);
      return code.success ? { codigoCompra: code.output } : false;
    },
  },
  head: () => ({
    meta: [{ title: 'Gerar um novo Pix | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: Regenerate,
});

function Regenerate() {
  const { codigoCompra } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <RegeneratePage
      codigoCompra={codigoCompra}
      onRegenerated={() => navigate({ to: '/pix/$codigoCompra', params: { codigoCompra } })}
    />
  );
}
