import * as v from 'valibot';
import {
  addressOf,
  type Composer,
  type Composers,
  type ComposerTools,
  type OutboxMessage,
} from '#/backend/mail/compose-mail.ts';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { cardBrandName } from '#/domain/sale/card/card-brand.ts';
import { cardRefusalMessages, cardRefusals } from '#/domain/sale/card/card-refusal.ts';
import { STATEMENT_NAME } from '#/domain/sale/card/card-state.ts';
import { centsSchema } from '#/domain/sale/money.ts';
import { choiceEnd, lastDayOfChoice } from '#/domain/sale/refund/class-choice.ts';
import { calendarDaySchema, formatDay, formatInstant } from '#/domain/time/dates.ts';
import { listCardTriesOf } from './card/card-repository.ts';
import { guardianLinkUrl } from './guardian-link/guardian-link.ts';
import { findGuardianLink } from './guardian-link/guardian-link-repository.ts';
import { findPurchase } from './purchase/purchase-repository.ts';

const purchaseSchema = v.object({
  nome: v.string(),
  codigo_compra: v.string(),
  total_centavos: v.pipe(v.number(), v.integer()),
});

const refundSchema = v.object({
  devolvido_centavos: centsSchema,
  /** Missing in messages that were left before money could go elsewhere. */
  destino: v.optional(v.nullable(v.picklist(['pix', 'conta'])), null),
});

async function readPurchase(dados: OutboxMessage['dados'], { db, publicUrl, now }: ComposerTools) {
  const { nome, codigo_compra: codigo, total_centavos: totalCents } = v.parse(purchaseSchema, dados);
  const purchase = await findPurchase(db, codigo);
  const found = purchase && (await findOfferOfCourse(db, purchase.id_oferta, now));
  return {
    nome,
    codigo,
    bought: found && { titulo: found.produto.titulo, turma: offerName(found.oferta) },
    totalCents,
    card: purchase?.forma === 'cartao' ? await nameCard(db, codigo, purchase.parcelas) : undefined,
    purchaseUrl: `${publicUrl}/minhas-compras/${codigo}`,
    paymentUrl: `${publicUrl}/pix/${codigo}`,
  };
}

/** The card that paid, else the newest that was tried. */
async function nameCard(db: ComposerTools['db'], codigo: string, installments: number) {
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
  | 'boleto-criado'
  | 'cartao-em-analise'
  | 'pagamento-recebido'
  | 'turma-cancelada-sem-pagamento'
  | 'matricula-confirmada';

const composeNews: Composer<News> = async (message, tools) => ({
  to: addressOf(message),
  props: await readPurchase(message.dados, tools),
});

const composeChoice: Composer<'pagamento-tardio' | 'turma-cancelada' | 'escolha-pendente'> = async (
  message,
  tools,
) => {
  const props = await readPurchase(message.dados, tools);
  const purchase = await findPurchase(tools.db, props.codigo);
  // Who has chosen meanwhile need not be asked.
  if (purchase?.escolha_ate === null) return null;
  const last = lastDayOfChoice(purchase?.escolha_ate ?? choiceEnd(tools.now));
  return { to: addressOf(message), props: { ...props, until: formatDay(last) } };
};

const composeRefund: Composer<
  'devolucao-concluida' | 'devolucao-nao-realizada' | 'desistencia-registrada'
> = async (message, tools) => {
  const { devolvido_centavos: refundedCents, destino: target } = v.parse(refundSchema, message.dados);
  const props = { ...(await readPurchase(message.dados, tools)), refundedCents, target };
  return { to: addressOf(message), props };
};

const cardRefusalSchema = v.object({ motivo: v.picklist(cardRefusals) });

const composeCardRefusal: Composer<'cartao-recusado'> = async (message, tools) => {
  const { motivo } = v.parse(cardRefusalSchema, message.dados);
  const facts = await readPurchase(message.dados, tools);
  const purchase = await findPurchase(tools.db, facts.codigo);
  const until = formatInstant(purchase?.reserva_expira_em ?? tools.now);
  return { to: addressOf(message), props: { ...facts, reason: cardRefusalMessages[motivo], until } };
};

const guardianSchema = v.object({ aluno: v.string() });

/** The link is made here. Nothing is sent once the purchase waits for its guardian no more. */
const composeGuardianRequest: Composer<'responsavel-convidado'> = async (message, tools) => {
  const { aluno } = v.parse(guardianSchema, message.dados);
  const props = await readPurchase(message.dados, tools);
  const link = await findGuardianLink(tools.db, props.codigo);
  if (!link) return null;
  return {
    to: addressOf(message),
    props: {
      ...props,
      aluno,
      expiraEm: link.expira_em,
      url: guardianLinkUrl(tools.publicUrl, tools.keys, link.serie),
    },
  };
};

const lapseSchema = v.object({ responsavel: v.string() });

const composeGuardianLapse: Composer<'responsavel-sem-resposta'> = async (message, tools) => {
  const { responsavel } = v.parse(lapseSchema, message.dados);
  return { to: addressOf(message), props: { ...(await readPurchase(message.dados, tools)), responsavel } };
};

const boletoSchema = v.object({
  v: v.string(),
  boleto: v.object({ vencimento: calendarDaySchema, centavos: centsSchema, parcela: v.number() }),
});

const composeBoletoReminder: Composer<'boleto-a-vencer' | 'boleto-vence-hoje' | 'boleto-vencido'> = async (
  message,
  tools,
) => {
  const { boleto, v: link } = v.parse(boletoSchema, message.dados);
  const purchase = await readPurchase(message.dados, tools);
  const query = new URLSearchParams({ v: link }).toString();
  return {
    to: addressOf(message),
    props: {
      ...purchase,
      boletoCents: boleto.centavos,
      due: formatDay(boleto.vencimento),
      installment: boleto.parcela,
      printUrl: `${tools.publicUrl}/boleto/ecommerce-imprimir?${query}`,
      renewUrl: `${tools.publicUrl}/boleto/renovar?${query}`,
    },
  };
};

/** Mails of a purchase by `tipo`. */
export const purchaseComposers = {
  'cobranca-criada': composeNews,
  'boleto-criado': composeNews,
  'cartao-em-analise': composeNews,
  'cartao-recusado': composeCardRefusal,
  'boleto-a-vencer': composeBoletoReminder,
  'boleto-vence-hoje': composeBoletoReminder,
  'boleto-vencido': composeBoletoReminder,
  'pagamento-recebido': composeNews,
  'pagamento-tardio': composeChoice,
  'turma-cancelada': composeChoice,
  'turma-cancelada-sem-pagamento': composeNews,
  'escolha-pendente': composeChoice,
  'matricula-confirmada': composeNews,
  'desistencia-registrada': composeRefund,
  'devolucao-concluida': composeRefund,
  'devolucao-nao-realizada': composeRefund,
  'responsavel-convidado': composeGuardianRequest,
  'responsavel-sem-resposta': composeGuardianLapse,
} satisfies Partial<Composers>;
