import type { Database } from '#/backend/db/database.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { deadLink, hashOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { cancel, confirm, findCancellation, takeConfirmation } from './newsletter-repository.ts';

interface Deps {
  db: Database;
  now: Date;
}

/**
 * Uses up the link of a confirmation mail; a welcome with the link to leave follows.
 * @throws 410 `LINK_SEM_VALIDADE`
 */
export function confirmSubscription({ db, now }: Deps, token: string): Promise<{ email: string }> {
  return db.transaction(async (tx) => {
    const taken = await takeConfirmation(tx, hashOneTimeToken(token), now);
    const email = taken && (await confirm(tx, { ...taken, now }));
    if (!taken || !email) throw deadLink();
    const dados = { id_assinatura: taken.id };
    await enqueueMessage(tx, { tipo: 'newsletter-boas-vindas', destinatario: email, dados }, now);
    return { email };
  });
}

/**
 * Ends the subscription by the link of a mail; pressing it again changes nothing.
 * @throws 410 `LINK_SEM_VALIDADE`
 */
export function cancelSubscription({ db, now }: Deps, token: string): Promise<{ email: string }> {
  return db.transaction(async (tx) => {
    const found = await findCancellation(tx, hashOneTimeToken(token));
    const email = found && (await cancel(tx, found.id, now));
    if (!email) throw deadLink();
    return { email };
  });
}
