import { fillPath } from '#/blocks/page/fill-path.ts';
import { plainForm } from '#/forms/plain-post.ts';
import { acceptChange, refuseChange } from './new-acceptance.functions.ts';
import { ACCEPTANCE_MISSING, readAccept, refusalWarning } from './new-acceptance.schema.ts';

/** The forms of the page when they come as plain POSTs. */
export const newAcceptancePosts = (codigo: string) => ({
  'aceitar-mudanca': plainForm({
    read: readAccept,
    find: ({ accepted }) => ({ aceite: accepted ? undefined : ACCEPTANCE_MISSING }),
    send: async ({ pedido, versao, sha256 }) => {
      await acceptChange({ data: { codigo, pedido, versao, sha256 } });
      return { goTo: fillPath('/minhas-compras/$codigo', { codigo }) };
    },
  }),
  'recusar-mudanca': plainForm({
    read: (data) => ({ isConfirmed: data.has('confirmado'), isPaid: data.has('paga') }),
    find: ({ isConfirmed, isPaid }) => ({ confirmado: isConfirmed ? undefined : refusalWarning(isPaid) }),
    send: async () => {
      await refuseChange({ data: { codigo } });
      return { goTo: fillPath('/minhas-compras/$codigo', { codigo }) };
    },
  }),
});
