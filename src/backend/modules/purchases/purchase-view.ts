import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { findOffers } from '#/backend/modules/catalogue/course/find-offers.ts';
import { findCpf } from '#/backend/modules/identity/person/find-cpf.ts';
import { storedPurchaseGuardianSchema } from '#/contract/purchasing/guardian.ts';
import {
  storedCompanySchema,
  storedStudentSchema,
  type Purchase,
  type Refund,
} from '#/contract/purchasing/purchase.ts';
import { fundingSchema, settledPaymentSchema } from '#/domain/sale/assisted/assisted-terms.ts';
import { invoiceState } from '#/domain/company/invoice.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { agreedStates } from '#/domain/sale/agreement/new-acceptance.ts';
import { isSeatPaid, type PurchaseState } from '#/domain/sale/purchase-state.ts';
import { withdrawalPeriod } from '#/domain/sale/refund/withdrawal.ts';
import {
  isPostponement,
  listAcceptances,
  type NewAcceptanceRow,
} from '../orders/agreement/agreement-repository.ts';
import { listCardTriesOf } from '../charges/card-repository.ts';
import { describeCard } from '../payments/card/card-view.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { type OfferChangeRow, listOpenChanges } from '../charges/choice-repository.ts';
import { isDue, stateAt } from '#/backend/modules/seats/hold.ts';
import {
  listRefundsOf,
  newestOfParts,
  type RefundRow,
  waitsForTarget,
} from '../refunds/refund-repository.ts';
import { listMovesOf, type MoveRow } from '../refunds/provider-move-repository.ts';
import { listMadeRequests } from '../refunds/refund-request-repository.ts';
import { findPaidEnrolment } from '../refunds/find-enrolment.ts';
import { findDocuments } from './find-documents.ts';
import { isContractingParty } from '../orders/purchase/find-purchase.ts';
import {
  listPurchaseEvents,
  type PurchaseEventRow,
  type PurchaseRow,
} from '../orders/purchase/purchase-repository.ts';

/** In the order given, in the state they have at `now`. @param readerId null for the team */
export async function describePurchases(
  db: Database,
  rows: readonly PurchaseRow[],
  now: Date,
  readerId: number | null,
): Promise<Purchase[]> {
  if (rows.length === 0) return [];
  const offers = await findOffers(
    db,
    rows.map(({ id_oferta }) => id_oferta),
    now,
  );
  const codes = rows.map(({ codigo }) => codigo);
  const readersCpf = readerId === null ? null : await findCpf(db, readerId);
  const events = await listPurchaseEvents(db, codes);
  const tries = await listCardTriesOf(db, codes);
  const refunds = newestOfParts(await listRefundsOf(db, codes));
  const disputed = (await listMovesOf(db, codes)).filter(isDisputed);
  const byTeam = await listMadeRequests(db, codes);
  const papersOf = await findDocuments(db, rows, now);
  const changes = await listOpenChanges(db, codes);
  const acceptances = await listAcceptances(db, codes);
  const wanted = await findOffers(
    db,
    changes.map(({ id_oferta }) => id_oferta),
    now,
  );
  return rows.map((row) => {
    const change = changes.find(({ codigo_compra }) => codigo_compra === row.codigo);
    const { oferta, produto } = offers.get(row.id_oferta)!;
    const history = events.filter(({ codigo_compra }) => codigo_compra === row.codigo);
    const aluno = v.parse(storedStudentSchema, storedObject(row.aluno));
    return {
      codigo: row.codigo,
      estado: stateAt(row, now),
      produto,
      oferta,
      aluno,
      responsavel: row.responsavel && v.parse(storedPurchaseGuardianSchema, storedObject(row.responsavel)),
      contratante: readerId !== null && isContractingParty(row, readerId),
      para_mim: readersCpf === null || cpfDigits(aluno.cpf) === readersCpf,
      empresa: row.empresa && v.parse(storedCompanySchema, storedObject(row.empresa)),
      vagas: row.vagas,
      fatura: describeInvoice(row, now),
      preco_original: centsToReais(row.preco_original_centavos),
      desconto: centsToReais(row.desconto_centavos),
      total: centsToReais(row.total_centavos),
      cupom: row.codigo_cupom,
      forma: row.forma,
      parcelas: row.parcelas,
      condicoes: row.condicoes && readOr(settledPaymentSchema, row.condicoes),
      custeio: row.custeio && readOr(fundingSchema, row.custeio),
      assistida: row.id_vendedor !== null,
      cartao: describeCard(tries.filter(({ codigo_compra }) => codigo_compra === row.codigo)),
      contrato: {
        versao: row.contrato_versao,
        sha256: row.contrato_sha256,
        aceite_em: row.aceite_em?.toISOString() ?? null,
      },
      reserva_expira_em: row.reserva_expira_em.toISOString(),
      pago_em: row.pago_em?.toISOString() ?? null,
      medida: row.medida_em !== null,
      arrependimento: isSeatPaid(row.estado) ? withdrawalPeriod(findPaidEnrolment(row, history), now) : null,
      escolha: row.escolha_ate && {
        ate: row.escolha_ate.toISOString(),
        troca: change && change.expira_em > now ? describeChange(change, wanted) : null,
      },
      novos_aceites: acceptances
        .filter(({ codigo_compra, status }) => codigo_compra === row.codigo && status !== 'SUBSTITUIDO')
        .map((request) => describeAcceptance(request, stateAt(row, now))),
      retido: centsToReais(row.retido_centavos),
      devolvido_pela_equipe: byTeam
        .filter(({ codigo_compra }) => codigo_compra === row.codigo)
        .map(({ centavos, motivo, encerra, decidida_em, pedida_em }) => ({
          valor: centsToReais(centavos),
          motivo,
          encerra,
          em: (decidida_em ?? pedida_em).toISOString(),
        })),
      contestacao: describeDispute(disputed.filter(({ codigo_compra }) => codigo_compra === row.codigo)),
      devolucoes: refunds.filter(({ codigo_compra }) => codigo_compra === row.codigo).map(describeRefund),
      criado_em: row.criado_em.toISOString(),
      ...papersOf(row),
      historico: describeHistory(row, history, now),
    };
  });
}

export async function describePurchase(
  db: Database,
  row: PurchaseRow,
  now: Date,
  readerId: number | null,
): Promise<Purchase> {
  const [purchase] = await describePurchases(db, [row], now, readerId);
  return purchase!;
}

function describeInvoice({ fatura_vencimento: due, pago_em }: PurchaseRow, now: Date): Purchase['fatura'] {
  if (due === null) return null;
  return { vencimento: due, situacao: invoiceState(due, pago_em !== null, calendarDay(now)) };
}

function readOr<Schema extends v.GenericSchema>(
  schema: Schema,
  stored: unknown,
): v.InferOutput<Schema> | null {
  const { success, output } = v.safeParse(schema, stored);
  return success ? output : null;
}

function describeChange(
  { id_oferta, diferenca_centavos, expira_em }: OfferChangeRow,
  offers: Awaited<ReturnType<typeof findOffers>>,
): NonNullable<Purchase['escolha']>['troca'] {
  return {
    turma: offerName(offers.get(id_oferta)!.oferta),
    a_pagar: centsToReais(diferenca_centavos),
    expira_em: expira_em.toISOString(),
  };
}

function describeAcceptance(row: NewAcceptanceRow, state: PurchaseState): Purchase['novos_aceites'][number] {
  const { status, motivos, pedido_em, responder_ate, respondido_em } = row;
  const isAnswerable = agreedStates.some((agreed) => agreed === state);
  return {
    situacao: status === 'ABERTO' && !isAnswerable ? 'ENCERRADO' : status,
    motivos,
    ...(isPostponement(row) && { adiada: true as const }),
    pedido_em: pedido_em.toISOString(),
    responder_ate,
    respondido_em: respondido_em?.toISOString() ?? null,
  };
}

function describeRefund(row: RefundRow): Refund {
  return {
    status: row.quitada_em === null ? row.status : 'DEVOLVIDO',
    valor: centsToReais(row.valor_centavos),
    forma: row.forma,
    motivo: row.motivo,
    destino: row.destino_tipo,
    a_mao: row.a_mao_desde !== null,
    pede_destino: waitsForTarget(row),
    pedida_em: row.criada_em.toISOString(),
    concluida_em: (row.quitada_em ?? row.concluida_em)?.toISOString() ?? null,
  };
}

const isDisputed = ({ tipo, status }: MoveRow) =>
  status === 'ABERTO' && tipo !== 'TARIFA' && tipo !== 'DEVOLUCAO';

function describeDispute([first, ...others]: readonly MoveRow[]): Purchase['contestacao'] {
  if (!first) return null;
  const cents = others.reduce((sum, { centavos }) => sum + centavos, first.centavos);
  return { valor: centsToReais(cents), desde: first.criado_em.toISOString() };
}

function describeHistory(row: PurchaseRow, events: PurchaseEventRow[], now: Date): Purchase['historico'] {
  const history = events.map(({ estado, detalhe, em }) => ({ estado, detalhe, em: em.toISOString() }));
  return isDue(row, now)
    ? [...history, { estado: 'EXPIRADA' as const, detalhe: null, em: row.reserva_expira_em.toISOString() }]
    : history;
}
