import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { findOffers } from '#/backend/modules/catalogue/course/find-offers.ts';
import { findShiftNames } from '#/backend/modules/catalogue/shifts/find-shift-names.ts';
import { findPlace } from '#/backend/modules/catalogue/course/find-place.ts';
import {
  type AgreedOffer,
  agreedOfferSchema,
  type NewAcceptance,
} from '#/contract/purchasing/new-acceptance.ts';
import { agreedStates } from '#/domain/sale/agreement/new-acceptance.ts';
import { costsMoney, orderKind } from '#/domain/sale/order/order-kind.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { isWaiting, stateAt } from '#/backend/modules/seats/hold.ts';
import {
  findOpenAcceptance,
  isPostponement,
} from '#/backend/modules/orders/agreement/agreement-repository.ts';
import { requirePurchase } from '#/backend/modules/orders/purchase/find-purchase.ts';
import { nothingToAccept } from '#/backend/modules/orders/purchase-errors.ts';
import { requireTermsInForce } from '#/backend/modules/orders/terms/accept-terms.ts';
import { showTerms } from '#/backend/modules/orders/terms/show-terms.ts';

/** @throws 404, 409 `NOVO_ACEITE_SEM_PENDENCIA` (ACCEPTANCE-2) */
export async function getNewAcceptance(
  db: Database,
  now: Date,
  personId: number,
  codigo: string,
): Promise<NewAcceptance> {
  const purchase = await requirePurchase(db, personId, codigo);
  const request = await findOpenAcceptance(db, codigo);
  const state = stateAt(purchase, now);
  if (!request || !agreedStates.some((agreed) => agreed === state)) throw nothingToAccept();
  const costs = costsMoney(orderKind({ ...purchase, total: purchase.total_centavos }));
  const inForce = await requireTermsInForce(db, now);
  const { oferta, produto } = (await findOffers(db, [purchase.id_oferta], now)).get(purchase.id_oferta)!;
  return {
    codigo_compra: codigo,
    pedido: request.id,
    motivos: request.motivos,
    ...(isPostponement(request) && { adiada: true as const }),
    pedido_em: request.pedido_em.toISOString(),
    responder_ate: request.responder_ate,
    curso: produto.titulo,
    reserva_expira_em: isWaiting(state) ? purchase.reserva_expira_em.toISOString() : null,
    paga: costs && purchase.pago_em !== null,
    sem_custo: !costs,
    antes: {
      turma: await readAgreed(db, request.turma_antes),
      total: centsToReais(request.total_antes_centavos),
      versao: request.contrato_antes,
      aceite_em: request.aceite_antes_em.toISOString(),
    },
    depois: { turma: oferta, total: centsToReais(purchase.total_centavos), versao: inForce.versao },
    contrato: showTerms(inForce),
  };
}

const storedParts = v.object({
  partes: v.array(v.looseObject({ id_unidade: v.pipe(v.number(), v.integer()) })),
});

async function readAgreed(db: Database, stored: unknown): Promise<AgreedOffer | null> {
  const unitId = v.safeParse(v.object({ id_unidade: v.pipe(v.number(), v.integer()) }), stored);
  const unidade = unitId.success ? await findPlace(db, unitId.output.id_unidade) : undefined;
  const parts = v.safeParse(storedParts, stored);
  const partes =
    parts.success &&
    (await Promise.all(
      parts.output.partes.map(async (part) => ({ ...part, unidade: await findPlace(db, part.id_unidade) })),
    ));
  const agreed = v.safeParse(agreedOfferSchema, {
    ...(stored as object),
    unidade,
    ...(partes && { partes }),
  });
  if (!agreed.success) return null;
  const nome_turno = (await findShiftNames(db))[agreed.output.turno];
  return { ...agreed.output, ...(nome_turno && { nome_turno }) };
}
