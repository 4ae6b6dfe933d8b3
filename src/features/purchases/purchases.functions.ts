import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { backend } from '#/gateway/backend.server.ts';

const byCode = v.object({ codigo: purchaseCodeSchema });

export const fetchPurchases = createServerFn({ method: 'GET' })
  .validator(v.object({ pagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)) }))
  .handler(({ data }) => {
    return backend().purchase.list(data);
  });

/** The purchase; with the terms to accept while it waits for that. */
export const fetchPurchase = createServerFn({ method: 'GET' })
  .validator(byCode)
  .handler(async ({ data }) => {
    const purchase = await backend().purchase.get(data);
    const terms =
      purchase.estado === 'AGUARDANDO_ACEITE'
        ? await backend().purchase.getTerms({ id_oferta: purchase.oferta.id_oferta })
        : null;
    return { purchase, terms };
  });

/** Goes on with a purchase that stopped before payment: accepts its terms if need be, and opens the Pix charge. */
export const continuePurchase = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      ...byCode.entries,
      contrato: v.optional(v.object({ versao: v.string(), sha256: v.string() })),
    }),
  )
  .handler(async ({ data: { codigo, contrato } }) => {
    if (contrato) await backend().purchase.accept({ codigo, ...contrato });
    await backend().purchase.choosePayment({ codigo, forma: 'pix' });
    return { codigo };
  });

/** Before payment only; frees the seat. */
export const cancelPurchase = createServerFn({ method: 'POST' })
  .validator(byCode)
  .handler(({ data }) => {
    return backend().purchase.cancel(data);
  });
