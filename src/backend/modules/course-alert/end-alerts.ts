import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import type { Database } from '#/backend/db/database.ts';
import { deadLink } from '#/backend/modules/identity/link/one-time-token.ts';
import { findContact } from '#/backend/modules/identity/person/find-contact.ts';
import { hashEmail, readAlertsToken } from './alerts-link.ts';
import { deleteAlertsOf } from './course-alert-repository.ts';

/**
 * Ends all alerts of a person by the link of a mail; pressing it again changes nothing. A link that was sent
 * to an address the account no longer has ends nothing: no alert goes there.
 * @throws 410 `LINK_SEM_VALIDADE`
 */
export async function endAlerts(
  { db, keys }: { db: Database; keys: SigningKeys },
  token: string,
): Promise<{ email: string }> {
  const link = readAlertsToken(keys, token);
  const contact = link && (await findContact(db, link.personId));
  if (!link || !contact || hashEmail(contact.email) !== link.emailHash) throw deadLink();
  await deleteAlertsOf(db, link.personId);
  return { email: contact.email };
}
