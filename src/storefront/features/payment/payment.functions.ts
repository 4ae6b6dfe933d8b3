import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { hasSimulatedBank } from '#/storefront/backend-client/payment/simulated-bank.server.ts';

const byPurchase = v.object({ codigoCompra: purchaseCodeSchema });

export const fetchPixCharge = createServerFn({ method: 'GET' })
  .validator(byPurchase)
  .handler(({ data }) => {
    return backend().pix.getPixCharge(data);
  });

export const fetchPixPurchase = createServerFn({ method: 'GET' })
  .validator(byPurchase)
  .handler(async ({ data: { codigoCompra } }) => {
    const [purchase, hasBank] = await Promise.all([
      backend().purchase.getPurchase({ codigo: codigoCompra }),
      hasSimulatedBank(),
    ]);
    const { codigo, produto, oferta, total, cupom, contratante, custeio, medida, pago_em, empresa } =
      purchase;
    const { responsavel, para_mim, condicoes } = purchase;
    const change = purchase.novos_aceites.find(({ situacao }) => situacao === 'ABERTO');
    return {
      codigo,
      produto,
      oferta,
      total,
      cupom,
      contratante,
      custeio,
      medida,
      pago_em,
      hasBank,
      empresa,
      responsavel,
      para_mim,
      condicoes,
      enrolledTitle: orderWords(purchase).states.MATRICULADA,
      mudou: change?.motivos ?? null,
    };
  });

export type PixPurchase = Awaited<ReturnType<typeof fetchPixPurchase>>;

export const regeneratePix = createServerFn({ method: 'POST' })
  .validator(byPurchase)
  .handler(({ data }) => {
    return backend().pix.regeneratePixCharge(data);
  });
