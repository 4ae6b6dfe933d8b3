import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { acceptChange, refuseChange } from './new-acceptance.functions.ts';
import { CONFIRMATION_MISSING } from '../purchases.schema.ts';
import { ACCEPTANCE_MISSING, readAccept } from './new-acceptance.schema.ts';

export const newAcceptanceActions = (codigo: string) => ({
  'aceitar-mudanca': noScriptAction({
    read: readAccept,
    find: ({ accepted }) => ({ aceite: accepted ? undefined : ACCEPTANCE_MISSING }),
    send: async ({ pedido, versao, sha256 }) => {
      await acceptChange({ data: { codigo, pedido, versao, sha256 } });
      return { goTo: fillPath('/minhas-compras/$codigo', { codigo }) };
    },
  }),
  'recusar-mudanca': noScriptAction({
    read: (data) => data.has('confirmado'),
    find: (isConfirmed) => ({ confirmado: isConfirmed ? undefined : CONFIRMATION_MISSING }),
    send: async () => {
      await refuseChange({ data: { codigo } });
      return { goTo: fillPath('/minhas-compras/$codigo', { codigo }) };
    },
  }),
});
