import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import type { Database } from '#/backend/db/database.ts';
import type { GuardianRequest } from '#/contract/purchasing/guardian.ts';
import { guardianLinkUrl } from '#/backend/modules/orders/guardian-link/guardian-link.ts';
import { findGuardianLink } from '#/backend/modules/orders/guardian-link/guardian-link-repository.ts';
import { nextMailAt } from '#/backend/modules/orders/guardian-link/send-guardian-link.ts';
import { requireMadeBy, waitsForGuardian } from './ask-guardian.ts';

/** @throws 404 to all but who made the purchase, 409 `RESPONSAVEL_SEM_PENDENCIA` where none was asked */
export async function getGuardianRequest(
  db: Database,
  { now, keys, publicUrl }: { now: Date; keys: SigningKeys; publicUrl: string },
  personId: number,
  codigo: string,
): Promise<GuardianRequest> {
  const purchase = await requireMadeBy(db, personId, codigo);
  const link = waitsForGuardian(purchase, now) ? await findGuardianLink(db, codigo) : undefined;
  if (!link || link.expira_em <= now)
    return { url: null, expira_em: null, enviado_em: null, reenviar_em: null };
  return {
    url: guardianLinkUrl(publicUrl, keys, link.serie),
    expira_em: link.expira_em.toISOString(),
    enviado_em: link.enviado_em.toISOString(),
    reenviar_em: nextMailAt(link)?.toISOString() ?? null,
  };
}
