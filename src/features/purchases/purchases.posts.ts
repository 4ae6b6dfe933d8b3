import { fillPath } from '#/blocks/page/fill-path.ts';
import { plainButton, plainForm } from '#/forms/plain-post.ts';
import { formatFirstDay } from './first-day-event.ts';
import { cancelPurchase, continuePurchase, fetchPurchase } from './purchases.functions.ts';
import { CANCEL_WARNING, findContinueProblems, readContinue } from './purchases.schema.ts';

/** The forms of a purchase when they come as plain POSTs. */
export const purchasePosts = (codigo: string) => ({
  continuar: plainForm({
    read: readContinue,
    find: (entries) => ({ ...findContinueProblems(entries) }),
    send: async ({ terms, pagamento }) => {
      const { isPix } = await continuePurchase({
        data: { codigo, pagamento, ...(terms && { contrato: terms }) },
      });
      return {
        goTo: isPix
          ? fillPath('/pix/$codigoCompra', { codigoCompra: codigo })
          : fillPath('/minhas-compras/$codigo', { codigo }),
      };
    },
  }),
  agenda: plainButton(async () => {
    const { purchase } = await fetchPurchase({ data: { codigo } });
    return { file: { name: 'primeiro-dia.ics', type: 'text/calendar', text: formatFirstDay(purchase) } };
  }),
  // Without the dialog the page itself asks: the first press is answered with the question.
  cancelar: plainForm({
    read: (data) => data.has('confirmado'),
    find: (isConfirmed) => ({ confirmado: isConfirmed ? undefined : CANCEL_WARNING }),
    send: async () => {
      await cancelPurchase({ data: { codigo } });
      return { goTo: fillPath('/minhas-compras/$codigo', { codigo }) };
    },
  }),
});
