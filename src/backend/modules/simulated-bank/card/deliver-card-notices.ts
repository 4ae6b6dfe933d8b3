import type { Database } from '#/backend/db/database.ts';
import { postNotice, retryWaitMs, type NoticeTarget } from '../post-notice.ts';
import { listDueCardNotices, updateCardNotice } from './card-repository.ts';

const batchSize = 50;

/** Posts a webhook for each changed card charge. Retried as those of payments are. */
export async function deliverCardNotices(db: Database, now: Date, target: NoticeTarget): Promise<void> {
  for (const { txid, aviso_tentativas: tries } of await listDueCardNotices(db, now, batchSize)) {
    const answer = await postNotice('cartao', { cartoes: [{ referencia: txid }] }, target);
    await updateCardNotice(db, txid, {
      aviso_tentativas: tries + 1,
      aviso_em: answer === 'taken' ? null : new Date(now.getTime() + retryWaitMs(tries)),
    });
    if (answer === 'none') return;
  }
}
