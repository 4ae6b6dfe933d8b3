import type { Database } from '#/backend/db/database.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { changesPrice } from '#/domain/catalogue/schedule/schedule-entry.ts';
import { findCourse, lockCourse } from '../course-desk-repository.ts';
import { changesOf, publishCourse } from '../save-course.ts';
import {
  endScheduledChange,
  lockDueChange,
  lockPaidOffers,
  type ScheduledChangeRow,
  setCoursePrices,
  setOfferPrices,
} from './schedule-repository.ts';

/** Enough for an hour at which a school changes every course; the rest follows at the next run. */
const MOST_AT_ONCE = 500;

/** Does what is due, each in a transaction of its own, in the name of who scheduled it. */
export async function runSchedule(db: Database, now: Date): Promise<void> {
  for (let count = 0; count < MOST_AT_ONCE; count++) {
    const isDone = await db.transaction(async (tx) => {
      const change = await lockDueChange(tx, now);
      if (!change) return false;
      const { id, id_login: loginId } = change;
      const refusal = await carryOut({ db: tx, now, loginId, requestId: `agenda-${id}` }, change);
      await endScheduledChange(tx, id, {
        situacao: refusal === undefined ? 'FEITO' : 'RECUSADO',
        ...(refusal !== undefined && { motivo: refusal }),
        terminado_em: now,
      });
      return true;
    });
    if (!isDone) return;
  }
}

/** Why it can't be done any more; undefined once it is. */
async function carryOut(editor: Editor, change: ScheduledChangeRow): Promise<string | undefined> {
  if (changesPrice(change.tipo)) return changePrices(editor, change);
  await publishCourse(editor, change.id_produto, change.tipo === 'PUBLICAR');
  return undefined;
}

async function changePrices(editor: Editor, change: ScheduledChangeRow): Promise<string | undefined> {
  const { db, now } = editor;
  const { id_produto: courseId, id_oferta: offerId } = change;
  await lockCourse(db, courseId);
  const known = await findCourse(db, courseId);
  if (known!.course.gratuito) return 'O curso passou a ser gratuito.';
  const offers = await lockPaidOffers(db, courseId, offerId, now);
  if (offerId !== null && offers.length === 0) return 'A turma não recebe mais inscrições.';
  const prices = {
    ...(change.preco_original_centavos !== null && {
      preco_original_centavos: change.preco_original_centavos,
    }),
    preco_promocional_centavos: change.preco_promocional_centavos,
  };
  if (offerId === null) {
    const changes = changesOf(known!.course, prices);
    if (Object.keys(changes.depois).length > 0) {
      await setCoursePrices(db, courseId, prices, now);
      await actOf(editor, 'ALTEROU_CURSO', `curso ${courseId}`, changes);
    }
  }
  for (const { id_oferta, ...offer } of offers) {
    const changes = changesOf(offer, prices);
    if (Object.keys(changes.depois).length === 0) continue;
    await setOfferPrices(db, id_oferta, prices);
    await actOf(editor, 'ALTEROU_TURMA', `turma ${id_oferta}`, changes);
  }
  return undefined;
}
