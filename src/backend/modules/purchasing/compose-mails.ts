import * as v from 'valibot';
import { addressOf, type Composer, type Composers, type OutboxMessage } from '#/backend/mail/compose-mail.ts';

const purchaseSchema = v.object({
  nome: v.string(),
  codigo_compra: v.string(),
  total_centavos: v.pipe(v.number(), v.integer()),
});

const refundSchema = v.object({ devolvido_centavos: v.pipe(v.number(), v.integer()) });

function readPurchase(dados: OutboxMessage['dados'], publicUrl: string) {
  const { nome, codigo_compra: codigo, total_centavos: totalCents } = v.parse(purchaseSchema, dados);
  return {
    nome,
    codigo,
    totalCents,
    purchaseUrl: `${publicUrl}/minhas-compras/${codigo}`,
    paymentUrl: `${publicUrl}/pix/${codigo}`,
  };
}

type News = 'cobranca-criada' | 'pagamento-recebido' | 'pagamento-tardio' | 'matricula-confirmada';

const tellNews: Composer<News> = (message, { publicUrl }) =>
  Promise.resolve({ to: addressOf(message), props: readPurchase(message.dados, publicUrl) });

const tellRefund: Composer<'devolucao-concluida'> = (message, { publicUrl }) => {
  const { devolvido_centavos: refundedCents } = v.parse(refundSchema, message.dados);
  const props = { ...readPurchase(message.dados, publicUrl), refundedCents };
  return Promise.resolve({ to: addressOf(message), props });
};

/** Mails of a purchase by `tipo`. */
export const purchaseComposers = {
  'cobranca-criada': tellNews,
  'pagamento-recebido': tellNews,
  'pagamento-tardio': tellNews,
  'matricula-confirmada': tellNews,
  'devolucao-concluida': tellRefund,
} satisfies Partial<Composers>;
