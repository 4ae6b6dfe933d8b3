import { randomUUID } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { GUARDIAN_MAIL_PAUSE_MS, GUARDIAN_MAILS } from '#/domain/sale/guardian-terms.ts';
import { enqueueGuardianRequest } from '../enqueue-notification.ts';
import { tooManyGuardianMails } from '../purchase-errors.ts';
import { findGuardianLink, replaceGuardianLink } from './guardian-link-repository.ts';

/**
 * Makes the guardian's link, which replaces all others and is valid while the seat is held (GUARDIAN-4). Call
 * it with the purchase locked, or new.
 * @throws 429 `MUITOS_ENVIOS`
 */
export async function sendGuardianLink(
  tx: Database,
  purchase: Parameters<typeof enqueueGuardianRequest>[1],
  now: Date,
): Promise<void> {
  const link = {
    codigo_compra: purchase.codigo,
    serie: randomUUID(),
    expira_em: purchase.reserva_expira_em,
    enviado_em: now,
  };
  const limits = { pauseFrom: new Date(now.getTime() - GUARDIAN_MAIL_PAUSE_MS), most: GUARDIAN_MAILS };
  if (!(await replaceGuardianLink(tx, link, limits))) {
    const last = await findGuardianLink(tx, purchase.codigo);
    throw tooManyGuardianMails(last ? nextMailAt(last) : null, now);
  }
  await enqueueGuardianRequest(tx, purchase, now);
}

/** From when on the guardian may be written to again; null: never. */
export function nextMailAt({ envios, enviado_em }: { envios: number; enviado_em: Date }): Date | null {
  return envios < GUARDIAN_MAILS ? new Date(enviado_em.getTime() + GUARDIAN_MAIL_PAUSE_MS) : null;
}
