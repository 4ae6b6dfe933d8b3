import { namesOfLogins } from '#/backend/modules/identity/person/names-of-logins.ts';
import type { Database } from '#/backend/db/database.ts';
import { listActsOn } from '#/backend/modules/audit/audit-log.ts';
import { requireSeenPurchase } from '#/backend/modules/orders/purchase/find-purchase.ts';
import { proposalObject } from './make-proposal.ts';
import { findProposalOfPurchase } from './proposal-repository.ts';

/** @throws 404 `COMPRA_NAO_ENCONTRADA` (ASSISTED-12) */
export async function listActsOfPurchase(db: Database, personId: number, codigo: string) {
  await requireSeenPurchase(db, personId, codigo);
  const proposal = await findProposalOfPurchase(db, codigo);
  if (!proposal) return { vendedor: null, atos: [] };
  const names = await namesOfLogins(db, [proposal.id_vendedor]);
  const acts = await listActsOn(db, proposalObject(proposal.id));
  return {
    vendedor: names.get(proposal.id_vendedor)?.split(' ', 1)[0] ?? null,
    atos: acts.map(({ acao, em }) => ({ acao, em: em.toISOString() })),
  };
}
