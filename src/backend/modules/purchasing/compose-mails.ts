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
import { findPurchase } from './purchase/purchase-repository.ts';

const purchaseSchema = v.object({
  nome: v.string(),
  codigo_compra: v.string(),
  total_centavos: v.pipe(v.number(), v.integer()),
});

const refundSchema = v.object({ devolvido_centavos: v.pipe(v.number(), v.integer()) });

async function readPurchase(dados: OutboxMessage['dados'], { db, publicUrl, now }: ComposerTools) {
  const { nome, codigo_compra: codigo, total_centavos: totalCents } = v.parse(purchaseSchema, dados);
  const purchase = await findPurchase(db, codigo);
  const found = purchase && (await findOfferOfCourse(db, purchase.id_oferta, now));
  return {
    nome,
    codigo,
    bought: found && { titulo: found.produto.titulo, turma: offerName(found.oferta) },
    totalCents,
    purchaseUrl: `${publicUrl}/minhas-compras/${codigo}`,
    paymentUrl: `${publicUrl}/pix/${codigo}`,
  };
}

type News = 'cobranca-criada' | 'pagamento-recebido' | 'pagamento-tardio' | 'matricula-confirmada';

const tellNews: Composer<News> = async (message, tools) => ({
  to: addressOf(message),
  props: await readPurchase(message.dados, tools),
});

const tellRefund: Composer<'devolucao-concluida'> = async (message, tools) => {
  const { devolvido_centavos: refundedCents } = v.parse(refundSchema, message.dados);
  const props = { ...(await readPurchase(message.dados, tools)), refundedCents };
  return { to: addressOf(message), props };
};

/** Mails of a purchase by `tipo`. */
export const purchaseComposers = {
  'cobranca-criada': tellNews,
  'pagamento-recebido': tellNews,
  'pagamento-tardio': tellNews,
  'matricula-confirmada': tellNews,
  'devolucao-concluida': tellRefund,
} satisfies Partial<Composers>;
