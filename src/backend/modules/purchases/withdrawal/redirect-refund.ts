import { refusedField } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import {
  findPixKeyError,
  isOfOtherCpf,
  readPixKey,
  type RefundTarget,
} from '#/domain/sale/refund/refund-target.ts';
import { requirePurchase } from '#/backend/modules/orders/purchase/find-purchase.ts';
import { lockPurchase, type PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { noRefundToRedirect } from '#/backend/modules/orders/purchase-errors.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { listRefundsOf, newestOfParts, waitsForTarget } from '#/backend/modules/refunds/refund-repository.ts';
import { openRefund } from '#/backend/modules/refunds/request-refund.ts';

const otherCpf = 'A chave ou a conta precisa ser do mesmo CPF da compra.';

/**
 * Sends a failed refund to a Pix key or an account of the buyer's CPF (REFUND-6), which is stored until that
 * refund has ended.
 * @throws 401, 404, 409 `DEVOLUCAO_SEM_PENDENCIA`, 422 `DESTINO_INVALIDO`
 */
export async function redirectRefund(
  db: Database,
  payments: Payments,
  personId: number,
  { codigo, destino }: { codigo: string; destino: RefundTarget },
): Promise<PurchaseRow> {
  await requirePurchase(db, personId, codigo);
  await withPersonLocked(db, personId, async (tx, person) => {
    const purchase = (await lockPurchase(tx, codigo))!;
    const failed = newestOfParts(await listRefundsOf(tx, [codigo])).filter(waitsForTarget);
    if (failed.length === 0) throw noRefundToRedirect();
    const cpf = person.cpf ?? cpfDigits((purchase.responsavel ?? purchase.aluno).cpf);
    const target = { ...readTarget(destino, cpf), cpf };
    for (const { end_to_end_id, forma, valor_centavos, motivo, parte } of failed) {
      await openRefund(tx, {
        codigo_compra: codigo,
        end_to_end_id,
        forma,
        valor_centavos,
        motivo,
        parte,
        destino: target,
        destino_tipo: target.tipo,
        criada_em: payments.now,
      });
    }
  });
  await sendRefunds(db, payments, codigo).catch(() => undefined);
  return requirePurchase(db, personId, codigo);
}

function readTarget(target: RefundTarget, cpf: string): RefundTarget {
  if (target.tipo === 'pix') {
    const chave = readPixKey(target.tipo_chave, target.chave);
    const problem = findPixKeyError(target.tipo_chave, target.chave);
    if (chave === undefined) throw refusedField('DESTINO_INVALIDO', 'chave', problem!);
    if (isOfOtherCpf(target, cpf)) throw refusedField('DESTINO_INVALIDO', 'chave', otherCpf);
    return { ...target, chave };
  }
  if (isOfOtherCpf(target, cpf)) throw refusedField('DESTINO_INVALIDO', 'cpf_titular', otherCpf);
  return target;
}
