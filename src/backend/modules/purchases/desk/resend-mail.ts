import { BackendError } from '#/backend/http/backend-error.ts';
import { listMessagesOfPurchase } from '#/backend/mail/outbox.ts';
import { actBy } from '#/backend/modules/audit/act-of.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import {
  enqueueNotification,
  type PurchaseNotification,
} from '#/backend/modules/orders/enqueue-notification.ts';
import { lockPurchaseOfPerson } from '#/backend/modules/orders/purchase/lock-purchase-of-person.ts';
import type { PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { purchaseNotFound } from '#/backend/modules/orders/purchase-errors.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { ResentMail } from '#/domain/sale/order/resent-mail.ts';
import { costsMoney, orderKind } from '#/domain/sale/order/order-kind.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';

const MINUTE_MS = 60_000;

/** Undefined while the order has no such mail. */
function mailOf(purchase: PurchaseRow, mail: ResentMail): PurchaseNotification | undefined {
  const { estado, empresa, pago_em, total_centavos, custeio } = purchase;
  if (!isSeatPaid(estado)) return undefined;
  if (mail === 'confirmacao') {
    if (empresa === null) return 'matricula-confirmada';
    return pago_em === null ? 'vagas-faturadas' : 'vagas-confirmadas';
  }
  const isPaid = pago_em !== null && costsMoney(orderKind({ total: total_centavos, empresa, custeio }));
  return isPaid ? 'pagamento-recebido' : undefined;
}

/** @throws 404 `COMPRA_NAO_ENCONTRADA`, 409 `EMAIL_INDISPONIVEL` or `EMAIL_RECENTE` */
export async function resendOrderMail(editor: Editor, codigo: string, mail: ResentMail): Promise<void> {
  await editor.db.transaction(async (tx) => {
    const locked = await lockPurchaseOfPerson(tx, codigo);
    if (!locked) throw purchaseNotFound();
    const { purchase } = locked;
    const tipo = mailOf(purchase, mail);
    if (tipo === undefined)
      throw new BackendError(409, 'EMAIL_INDISPONIVEL', 'Este pedido ainda não tem esse e-mail.');
    const sent = await listMessagesOfPurchase(tx, codigo);
    const last = sent.findLast((message) => message.tipo === tipo);
    if (last && last.criado_em.getTime() > editor.now.getTime() - MINUTE_MS)
      throw new BackendError(409, 'EMAIL_RECENTE', 'Este e-mail acabou de ser pedido. Espere um minuto.');
    await enqueueNotification(tx, tipo, purchase, editor.now);
    const act = actBy(editor, 'REENVIOU_EMAIL_DE_COMPRA', `compra ${codigo}`, { email: tipo });
    await recordAct(tx, { ...act, personId: purchase.id_responsavel ?? purchase.id_pessoa });
  });
}
