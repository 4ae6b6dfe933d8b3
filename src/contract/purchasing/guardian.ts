import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { kinships, kinshipSchema, type Kinship } from '#/domain/person/kinship.ts';
import { guardianSchema } from '#/domain/person/person-record.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { phoneNumberSchema } from '../phone-number.ts';
import { instantSchema, storedText } from '../wire.ts';

/** Who accepts and pays for a student under 18 (GUARDIAN-1). */
export const purchaseGuardianSchema = v.object({
  ...guardianSchema.entries,
  telefone: phoneNumberSchema,
  parentesco: kinshipSchema,
});
export type PurchaseGuardian = v.InferOutput<typeof purchaseGuardianSchema>;

/** What was kept of a guardian, which may be older than today's rules; what is missing is empty. */
export const storedPurchaseGuardianSchema = v.object({
  nome: storedText,
  cpf: storedText,
  telefone: storedText,
  email: storedText,
  parentesco: v.fallback(v.nullable(v.picklist(Object.keys(kinships) as Kinship[])), null),
});

const byCode = v.object({ codigo: purchaseCodeSchema });

export const guardianRequestSchema = v.object({
  /** For the guardian alone; null once they opened the purchase, and when it waits for them no more. */
  url: v.nullable(v.string()),
  expira_em: v.nullable(instantSchema),
  enviado_em: v.nullable(instantSchema),
  /** From when on it can be sent again; null: never again. */
  reenviar_em: v.nullable(instantSchema),
});
export type GuardianRequest = v.InferOutput<typeof guardianRequestSchema>;

/** How a guardian was asked, for a person who made the purchase. 404 for everyone else, the guardian too. */
export const getGuardianRequest = oc
  .route({
    method: 'GET',
    path: '/api/compra/{codigo}/responsavel',
    summary: 'Pedido de aceite ao responsável',
  })
  .input(byCode)
  .output(guardianRequestSchema);

/**
 * Sends the guardian a new link; the one before is dead. 409 `RESPONSAVEL_SEM_PENDENCIA`; 429
 * `MUITOS_ENVIOS`, with `Retry-After` while it may be tried again.
 */
export const resendGuardianRequest = oc
  .route({
    method: 'POST',
    path: '/api/compra/{codigo}/responsavel/reenviar',
    summary: 'Envia outro link ao responsável',
  })
  .input(byCode)
  .output(guardianRequestSchema);

/**
 * Names another guardian before payment; link and acceptance of the one before are dead. 422 with `campos`;
 * else as `resendGuardianRequest`.
 */
export const changeGuardian = oc
  .route({ method: 'PUT', path: '/api/compra/{codigo}/responsavel', summary: 'Troca o responsável' })
  .input(v.object({ ...byCode.entries, responsavel: purchaseGuardianSchema }))
  .output(guardianRequestSchema);
