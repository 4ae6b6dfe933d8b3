import * as v from 'valibot';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { nameMail } from '#/backend/mail/mail-names.ts';
import { listMessagesOfPurchase } from '#/backend/mail/outbox.ts';
import { listActsOn, recordAct } from '#/backend/modules/audit/audit-log.ts';
import { findOffers } from '#/backend/modules/catalogue/course/find-offers.ts';
import { listBoletosOf, type BoletoRow } from '#/backend/modules/charges/boleto-repository.ts';
import { listCardTriesOf, type CardTryRow } from '#/backend/modules/charges/card-repository.ts';
import { type ChargeRow, listCharges } from '#/backend/modules/charges/charge-repository.ts';
import { listPaymentsOf } from '#/backend/modules/charges/payment-event-repository.ts';
import { findContact } from '#/backend/modules/identity/person/find-contact.ts';
import { namesOfLogins } from '#/backend/modules/identity/person/names-of-logins.ts';
import { findPurchase } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { purchaseNotFound } from '#/backend/modules/orders/purchase-errors.ts';
import { stateAt } from '#/backend/modules/seats/hold.ts';
import type { DeskOrder, FoundOrder } from '#/contract/purchasing/order-desk.ts';
import { storedStudentSchema } from '#/contract/purchasing/purchase.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { maskCpf } from '#/domain/person/cpf.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { orderKind } from '#/domain/sale/order/order-kind.ts';
import { readOrderSearch } from '#/domain/sale/order/order-search.ts';
import { describePurchase } from '../purchase-view.ts';
import { selectBuyerNames, selectFoundCodes, selectPurchasesByCode } from './order-desk-repository.ts';

export async function searchOrders(
  db: Database,
  now: Date,
  { busca, pagina }: { busca: string; pagina: number },
): Promise<{ itens: FoundOrder[]; totalItens: number; page: number; limitado?: true }> {
  const search = busca === '' ? 'all' : readOrderSearch(busca);
  const { codes, total, isCapped } = await selectFoundCodes(db, search, pagina);
  const rows = await selectPurchasesByCode(db, codes);
  const offers = await findOffers(
    db,
    rows.map(({ id_oferta }) => id_oferta),
    now,
  );
  const buyers = await selectBuyerNames(
    db,
    rows.map(({ id_pessoa }) => id_pessoa),
  );
  const itens = rows.map((row): FoundOrder => {
    const { nome, cpf } = v.parse(storedStudentSchema, storedObject(row.aluno));
    return {
      codigo: row.codigo,
      estado: stateAt(row, now),
      pedido: orderKind({ total: row.total_centavos, empresa: row.empresa, custeio: row.custeio }),
      curso: offers.get(row.id_oferta)!.produto.titulo,
      comprador: buyers.get(row.id_pessoa) ?? '',
      aluno: { nome, cpf: maskCpf(cpf) },
      total: centsToReais(row.total_centavos),
      criado_em: row.criado_em.toISOString(),
    };
  });
  return { itens, totalItens: total, page: pagina, ...(isCapped && { limitado: true as const }) };
}

/**
 * An order as staff see it, audited.
 * @throws 404 `COMPRA_NAO_ENCONTRADA`
 */
export async function openOrder({ db, now, ...reader }: Editor, codigo: string): Promise<DeskOrder> {
  const row = await findPurchase(db, codigo);
  if (!row) throw purchaseNotFound();
  const objeto = `compra ${codigo}`;
  await recordAct(db, {
    ...reader,
    acao: 'VIU_COMPRA',
    personId: row.id_responsavel ?? row.id_pessoa,
    objeto,
    at: now,
  });
  const purchase = await describePurchase(db, row, now, null);
  const buyer = await findContact(db, row.id_pessoa);
  const sellers = await namesOfLogins(db, row.id_vendedor === null ? [] : [row.id_vendedor]);
  const charges = await listCharges(db, codigo);
  const boletos = await listBoletosOf(db, [codigo]);
  const tries = await listCardTriesOf(db, [codigo]);
  const payments = await listPaymentsOf(db, [codigo]);
  const mails = await listMessagesOfPurchase(db, codigo);
  const acts = await listActsOn(db, objeto);
  return {
    ...purchase,
    curso: purchase.produto,
    turma: { nome: offerName(purchase.oferta), codigo: purchase.oferta.codigo_turma },
    comprador: buyer ? { nome: buyer.nome, cpf: maskCpf(buyer.cpf ?? ''), email: buyer.email } : null,
    aluno: { ...purchase.aluno, cpf: maskCpf(purchase.aluno.cpf) },
    responsavel: purchase.responsavel && {
      ...purchase.responsavel,
      cpf: maskCpf(purchase.responsavel.cpf),
    },
    vendedor: row.id_vendedor === null ? null : (sellers.get(row.id_vendedor) ?? ''),
    cobrancas: charges.map((charge) => describeDeskCharge(charge, boletos, tries)),
    pagamentos: payments.map(({ forma, parcela, cents, paidAt, resultado }) => ({
      forma,
      parcela,
      valor: centsToReais(cents),
      em: paidAt.toISOString(),
      resultado,
    })),
    emails: mails.map(({ tipo, criado_em, enviado_em, abandonada_em }) => ({
      nome: nameMail(tipo),
      criado_em: criado_em.toISOString(),
      enviado_em: enviado_em?.toISOString() ?? null,
      abandonado_em: abandonada_em?.toISOString() ?? null,
    })),
    atos: acts
      .filter(({ acao }) => acao !== 'VIU_COMPRA')
      .map(({ acao, em }) => ({ acao, em: em.toISOString() })),
  };
}

function describeDeskCharge(
  charge: ChargeRow,
  boletos: readonly BoletoRow[],
  tries: readonly CardTryRow[],
): DeskOrder['cobrancas'][number] {
  const card = tries.find(({ txid }) => txid === charge.txid);
  return {
    txid: charge.txid,
    forma: charge.forma,
    parcelas: charge.parcelas,
    status: charge.status,
    valor: centsToReais(charge.valor_centavos),
    criada_em: charge.criada_em.toISOString(),
    expira_em: charge.expira_em.toISOString(),
    pago_em: charge.pago_em?.toISOString() ?? null,
    id_pagamento: charge.end_to_end_id,
    cartao: card ? { status: card.status, bandeira: card.bandeira, final: card.final } : null,
    boletos: boletos
      .filter(({ txid_cobranca }) => txid_cobranca === charge.txid)
      .map(({ parcela, status, vencimento, nosso_numero, ...boleto }) => ({
        parcela,
        status,
        valor: centsToReais(boleto.valor_original_centavos + boleto.multa_centavos + boleto.juros_centavos),
        vencimento,
        nosso_numero,
      })),
  };
}
