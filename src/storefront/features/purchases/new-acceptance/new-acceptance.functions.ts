import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { PublicError } from '#/domain/request/public-error.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const byCode = v.object({ codigo: purchaseCodeSchema });

export const fetchNewAcceptance = createServerFn({ method: 'GET' })
  .validator(byCode)
  .handler(({ data }) =>
    backend()
      .newAcceptance.getNewAcceptance(data)
      .catch((error: unknown) => {
        if (error instanceof PublicError && error.codigo === 'NOVO_ACEITE_SEM_PENDENCIA') return null;
        throw error;
      }),
  );

export const acceptChange = createServerFn({ method: 'POST' })
  .validator(v.object({ ...byCode.entries, pedido: v.string(), versao: v.string(), sha256: v.string() }))
  .handler(({ data }) => backend().newAcceptance.answerNewAcceptance({ ...data, resposta: 'ACEITO' }));

export const refuseChange = createServerFn({ method: 'POST' })
  .validator(byCode)
  .handler(async ({ data: { codigo } }) => {
    const { pedido, contrato } = await backend().newAcceptance.getNewAcceptance({ codigo });
    const { versao, sha256 } = contrato;
    return backend().newAcceptance.answerNewAcceptance({
      codigo,
      pedido,
      versao,
      sha256,
      resposta: 'RECUSADO',
    });
  });
