import * as v from 'valibot';
import {
  addressOf,
  type Composer,
  type Composers,
  type ComposerDeps,
  type OutboxMessage,
} from '#/backend/mail/compose-mail.ts';
import type { PurchaseProps } from '#/backend/mail/templates/purchase/purchase-props.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { storedCompanySchema } from '#/contract/purchasing/purchase.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { cnpjCharacters, formatCnpj } from '#/domain/person/cnpj.ts';
import { cardBrandName } from '#/domain/sale/card/card-brand.ts';
import { cardRefusalMessages, cardRefusals } from '#/domain/sale/card/card-refusal.ts';
import { STATEMENT_NAME } from '#/domain/sale/card/card-state.ts';
import { orderKind } from '#/domain/sale/order/order-kind.ts';
import { centsSchema } from '#/domain/sale/money-schema.ts';
import { nameReasons } from '#/domain/sale/agreement/new-acceptance.ts';
import { choiceEnd, lastDayOfChoice } from '#/domain/sale/refund/offer-choice.ts';
import { calendarDaySchema, formatDeadline } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { isWaiting } from '#/backend/modules/seats/hold.ts';
import { findOpenAcceptance, isPostponement } from '../orders/agreement/agreement-repository.ts';
import { listCardTriesOf } from '../charges/card-repository.ts';
import { findSeat } from '../orders/company-seat/company-seat-repository.ts';
import { receiverOf } from '../orders/company-seat/seat-receiver.ts';
import { seatLinkUrl } from '../orders/company-seat/seat-link.ts';
import { payerOf } from '../orders/payer-of.ts';
import { guardianLinkUrl } from '../orders/guardian-link/guardian-link.ts';
import { findGuardianLink } from '../orders/guardian-link/guardian-link-repository.ts';
import { findInvoiceRequest } from '../billing/invoice/invoice-request-repository.ts';
import { findPurchase, type PurchaseRow } from '../orders/purchase/purchase-repository.ts';

const purchaseSchema = v.object({
  nome: v.string(),
  codigo_compra: v.string(),
  total_centavos: v.pipe(v.number(), v.integer()),
});

const refundSchema = v.object({
  devolvido_centavos: centsSchema,
  destino: v.optional(v.nullable(v.picklist(['pix', 'conta', 'transferencia'])), null),
});

async function readPurchase(message: OutboxMessage, { db, publicUrl, now }: ComposerDeps) {
  const { nome, codigo_compra: codigo, total_centavos: totalCents } = v.parse(purchaseSchema, message.dados);
  const purchase = await findPurchase(db, codigo);
  const found = purchase && (await findOfferOfCourse(db, purchase.id_oferta, now));
  return {
    nome,
    codigo,
    bought: found && { titulo: found.produto.titulo, turma: offerName(found.oferta) },
    totalCents,
    kind: orderKind({ total: totalCents, empresa: purchase?.empresa, custeio: purchase?.custeio }),
    reader: purchase
      ? await findReader(db, purchase, { nome, email: addressOf(message) })
      : ('buyer' as const),
    student: purchase?.aluno.nome ?? nome,
    card: purchase?.forma === 'cartao' ? await nameCard(db, codigo, purchase.parcelas) : undefined,
    purchaseUrl: `${publicUrl}/minhas-compras/${codigo}`,
    paymentUrl: `${publicUrl}/pix/${codigo}`,
  };
}

async function findReader(
  db: ComposerDeps['db'],
  purchase: PurchaseRow,
  { nome, email }: { nome: string; email: string },
): Promise<PurchaseProps['reader']> {
  const { responsavel, aluno } = purchase;
  if (responsavel) return responsavel.nome === nome ? 'guardian' : 'student';
  const payer = await payerOf(db, purchase);
  if (payer === aluno) return 'buyer';
  return email === aluno.email && email !== payer.email ? 'named' : 'guardian';
}

async function nameCard(db: ComposerDeps['db'], codigo: string, installments: number) {
  const tries = await listCardTriesOf(db, [codigo]);
  const card = tries.find(({ status }) => status === 'APROVADA') ?? tries[0];
  if (!card?.bandeira) return undefined;
  const split = installments > 1 ? `, em ${installments} parcelas` : '';
  return {
    name: `${cardBrandName(card.bandeira)} final ${card.final}${split}`,
    statement: STATEMENT_NAME,
  };
}

type News =
  | 'cobranca-criada'
  | 'cartao-em-analise'
  | 'pagamento-recebido'
  | 'matricula-confirmada'
  | 'turma-confirmada'
  | 'vagas-confirmadas'
  | 'vagas-faturadas';

const composeNews: Composer<News> = async (message, deps) => ({
  to: addressOf(message),
  props: await readPurchase(message, deps),
});

/** What the school wrote with what the mail is about; empty where nothing. */
const messageSchema = v.object({ recado: v.optional(v.string(), '') });

const composeCancelled: Composer<'turma-cancelada-sem-pagamento'> = async (message, deps) => {
  const { recado } = v.parse(messageSchema, message.dados);
  return { to: addressOf(message), props: { ...(await readPurchase(message, deps)), recado } };
};

const composeBoleto: Composer<'boleto-criado'> = async (message, deps) => {
  const props = await readPurchase(message, deps);
  const purchase = await findPurchase(deps.db, props.codigo);
  return purchase?.forma === 'boleto' ? { to: addressOf(message), props } : null;
};

/** Null when there is nothing to choose any more. */
async function readChoice(message: OutboxMessage, deps: ComposerDeps) {
  const props = await readPurchase(message, deps);
  const purchase = await findPurchase(deps.db, props.codigo);
  if (purchase?.escolha_ate === null) return null;
  const last = lastDayOfChoice(purchase?.escolha_ate ?? choiceEnd(deps.now));
  return { ...props, until: formatDay(last) };
}

const composeChoice: Composer<'pagamento-tardio' | 'escolha-pendente'> = async (message, deps) => {
  const choice = await readChoice(message, deps);
  return choice && { to: addressOf(message), props: choice };
};

const composeCancelledOffer: Composer<'turma-cancelada'> = async (message, deps) => {
  const choice = await readChoice(message, deps);
  if (!choice) return null;
  const { recado } = v.parse(messageSchema, message.dados);
  return { to: addressOf(message), props: { ...choice, recado } };
};

/** Of a request to accept what changed, or to wait for a date. */
function factsOfRequest(
  { dados }: OutboxMessage,
  { publicUrl }: ComposerDeps,
  { codigo, purchase }: { codigo: string; purchase: PurchaseRow | undefined },
) {
  const query = new URLSearchParams({ compra: codigo }).toString();
  return {
    isPaid: purchase?.pago_em != null,
    ...v.parse(messageSchema, dados),
    url: `${publicUrl}/compra/novo-aceite?${query}`,
  };
}

/** Null once the offer has a date again, or was cancelled: another mail says so. */
const composePostponed: Composer<'turma-adiada'> = async (message, deps) => {
  const props = await readPurchase(message, deps);
  const request = await findOpenAcceptance(deps.db, props.codigo);
  if (!request || !isPostponement(request)) return null;
  const purchase = await findPurchase(deps.db, props.codigo);
  const asked = factsOfRequest(message, deps, { codigo: props.codigo, purchase });
  return { to: addressOf(message), props: { ...props, ...asked } };
};

/** Null once there is something to accept again: another mail says so. */
const composeWithDay: Composer<'turma-com-data'> = async (message, deps) => {
  const props = await readPurchase(message, deps);
  if (await findOpenAcceptance(deps.db, props.codigo)) return null;
  const { recado } = v.parse(messageSchema, message.dados);
  return { to: addressOf(message), props: { ...props, recado } };
};

const composeNewAcceptance: Composer<'novo-aceite-pedido' | 'novo-aceite-lembrete'> = async (
  message,
  deps,
) => {
  const props = await readPurchase(message, deps);
  const request = await findOpenAcceptance(deps.db, props.codigo);
  if (!request) return null;
  const purchase = await findPurchase(deps.db, props.codigo);
  const hold = purchase && isWaiting(purchase.estado) ? purchase.reserva_expira_em : null;
  if (hold && hold <= deps.now) return null;
  const facts = {
    changed: nameReasons(request.motivos),
    until: hold ? formatDeadline(hold) : formatDay(request.responder_ate),
    ...factsOfRequest(message, deps, { codigo: props.codigo, purchase }),
  };
  return { to: addressOf(message), props: { ...props, ...facts } };
};

const composeRefund: Composer<
  'devolucao-concluida' | 'devolucao-nao-realizada' | 'desistencia-registrada'
> = async (message, deps) => {
  const { devolvido_centavos: refundedCents, destino: target } = v.parse(refundSchema, message.dados);
  const props = { ...(await readPurchase(message, deps)), refundedCents, target };
  return { to: addressOf(message), props };
};

const composeMoney: Composer<'pagamento-contestado' | 'matricula-encerrada-pelo-banco'> = async (
  message,
  deps,
) => {
  const { devolvido_centavos: refundedCents } = v.parse(refundSchema, message.dados);
  return { to: addressOf(message), props: { ...(await readPurchase(message, deps)), refundedCents } };
};

const staffRefundSchema = v.object({
  devolvido_centavos: centsSchema,
  retido_centavos: centsSchema,
  encerra: v.boolean(),
  motivo: v.string(),
});

const composeStaffRefund: Composer<'devolucao-registrada'> = async (message, deps) => {
  const { devolvido_centavos, retido_centavos, encerra, motivo } = v.parse(staffRefundSchema, message.dados);
  const facts = {
    refundedCents: devolvido_centavos,
    retainedCents: retido_centavos,
    ends: encerra,
    reason: motivo,
  };
  return { to: addressOf(message), props: { ...(await readPurchase(message, deps)), ...facts } };
};

const cardRefusalSchema = v.object({ motivo: v.picklist(cardRefusals) });

const composeCardRefusal: Composer<'cartao-recusado'> = async (message, deps) => {
  const { motivo } = v.parse(cardRefusalSchema, message.dados);
  const facts = await readPurchase(message, deps);
  const purchase = await findPurchase(deps.db, facts.codigo);
  const until = formatDeadline(purchase?.reserva_expira_em ?? deps.now);
  return { to: addressOf(message), props: { ...facts, reason: cardRefusalMessages[motivo], until } };
};

const guardianSchema = v.object({ aluno: v.string() });

const composeGuardianRequest: Composer<'responsavel-convidado'> = async (message, deps) => {
  const { aluno } = v.parse(guardianSchema, message.dados);
  const props = await readPurchase(message, deps);
  const link = await findGuardianLink(deps.db, props.codigo);
  const purchase = await findPurchase(deps.db, props.codigo);
  const to = addressOf(message);
  if (!link || purchase?.responsavel?.email !== to) return null;
  return {
    to,
    props: {
      ...props,
      aluno,
      expiraEm: link.expira_em,
      url: guardianLinkUrl(deps.publicUrl, deps.keys, link.serie),
    },
  };
};

const composeGuardianReplaced: Composer<'responsavel-trocado'> = async (message, deps) => {
  const { aluno } = v.parse(guardianSchema, message.dados);
  return { to: addressOf(message), props: { ...(await readPurchase(message, deps)), aluno } };
};

const lapseSchema = v.object({ responsavel: v.string() });

const composeGuardianLapse: Composer<'responsavel-sem-resposta'> = async (message, deps) => {
  const { responsavel } = v.parse(lapseSchema, message.dados);
  return { to: addressOf(message), props: { ...(await readPurchase(message, deps)), responsavel } };
};

const seatSchema = v.object({ nome: v.string(), codigo_compra: v.string(), posicao: v.number() });

const composeSeat: Composer<
  'vaga-da-empresa' | 'turma-confirmada-da-empresa' | 'vaga-da-empresa-encerrada'
> = async (message, deps) => {
  const { nome, codigo_compra: codigo, posicao } = v.parse(seatSchema, message.dados);
  const seat = await findSeat(deps.db, codigo, posicao);
  const purchase = await findPurchase(deps.db, codigo);
  const found = purchase && (await findOfferOfCourse(deps.db, purchase.id_oferta, deps.now));
  const to = addressOf(message);
  const receiver = seat && receiverOf(seat);
  if (!found || !seat?.serie || receiver?.email !== to) return null;
  return {
    to,
    props: {
      nome,
      ward: receiver.isGuardian ? receiver.aluno : null,
      empresa: v.parse(storedCompanySchema, storedObject(purchase.empresa)).razao_social,
      titulo: found.produto.titulo,
      turma: offerName(found.oferta),
      url: seatLinkUrl(deps.publicUrl, deps.keys, seat.serie),
    },
  };
};

const composeInvoiceRequest: Composer<'fatura-pedida'> = async (message, deps) => {
  const { codigo, totalCents, bought } = await readPurchase(message, deps);
  const order = await findPurchase(deps.db, codigo);
  const company = v.safeParse(storedCompanySchema, storedObject(order?.empresa ?? null));
  if (!order || !company.success) return null;
  const { cnpj, razao_social: empresa } = company.output;
  const request = await findInvoiceRequest(deps.db, order.id_pessoa, cnpjCharacters(cnpj));
  if (!request || request.recusado_em) return null;
  return {
    to: addressOf(message),
    props: {
      empresa,
      cnpj: formatCnpj(cnpj),
      nome: order.aluno.nome,
      bought,
      totalCents,
      seats: order.vagas,
      url: `${deps.publicUrl}/financeiro/empresas`,
    },
  };
};

const allowedSchema = v.object({ limite_centavos: centsSchema });
const refusedSchema = v.object({ motivo: v.string() });

const composeAllowedInvoice: Composer<'fatura-permitida'> = async (message, deps) => {
  const { limite_centavos: limitCents } = v.parse(allowedSchema, message.dados);
  return { to: addressOf(message), props: { ...(await readPurchase(message, deps)), limitCents } };
};

const composeRefusedInvoice: Composer<'fatura-recusada'> = async (message, deps) => {
  const { motivo: reason } = v.parse(refusedSchema, message.dados);
  return { to: addressOf(message), props: { ...(await readPurchase(message, deps)), reason } };
};

const boletoSchema = v.object({
  v: v.string(),
  boleto: v.object({ vencimento: calendarDaySchema, centavos: centsSchema, parcela: v.number() }),
});

const composeBoletoReminder: Composer<'boleto-a-vencer' | 'boleto-vence-hoje' | 'boleto-vencido'> = async (
  message,
  deps,
) => {
  const { boleto, v: link } = v.parse(boletoSchema, message.dados);
  const purchase = await readPurchase(message, deps);
  const query = new URLSearchParams({ v: link }).toString();
  return {
    to: addressOf(message),
    props: {
      ...purchase,
      boletoCents: boleto.centavos,
      due: formatDay(boleto.vencimento),
      installment: boleto.parcela,
      printUrl: `${deps.publicUrl}/boleto/ecommerce-imprimir?${query}`,
      renewUrl: `${deps.publicUrl}/boleto/renovar?${query}`,
    },
  };
};

export const purchaseComposers = {
  'cobranca-criada': composeNews,
  'boleto-criado': composeBoleto,
  'cartao-em-analise': composeNews,
  'cartao-recusado': composeCardRefusal,
  'boleto-a-vencer': composeBoletoReminder,
  'boleto-vence-hoje': composeBoletoReminder,
  'boleto-vencido': composeBoletoReminder,
  'pagamento-recebido': composeNews,
  'pagamento-tardio': composeChoice,
  'turma-cancelada': composeCancelledOffer,
  'turma-cancelada-sem-pagamento': composeCancelled,
  'escolha-pendente': composeChoice,
  'novo-aceite-pedido': composeNewAcceptance,
  'novo-aceite-lembrete': composeNewAcceptance,
  'turma-adiada': composePostponed,
  'turma-com-data': composeWithDay,
  'matricula-confirmada': composeNews,
  'turma-confirmada': composeNews,
  'vagas-confirmadas': composeNews,
  'vagas-faturadas': composeNews,
  'fatura-pedida': composeInvoiceRequest,
  'fatura-permitida': composeAllowedInvoice,
  'fatura-recusada': composeRefusedInvoice,
  'vaga-da-empresa': composeSeat,
  'turma-confirmada-da-empresa': composeSeat,
  'vaga-da-empresa-encerrada': composeSeat,
  'desistencia-registrada': composeRefund,
  'devolucao-registrada': composeStaffRefund,
  'devolucao-concluida': composeRefund,
  'devolucao-nao-realizada': composeRefund,
  'pagamento-contestado': composeMoney,
  'matricula-encerrada-pelo-banco': composeMoney,
  'responsavel-convidado': composeGuardianRequest,
  'responsavel-trocado': composeGuardianReplaced,
  'responsavel-sem-resposta': composeGuardianLapse,
} satisfies Partial<Composers>;
