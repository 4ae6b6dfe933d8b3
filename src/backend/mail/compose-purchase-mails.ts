import * as v from 'valibot';
import type { Composer } from './compose-mail.ts';
import type { MailContent } from './mail.ts';
import {
  chargeCreatedMail,
  enrolmentMail,
  latePaymentMail,
  paymentReceivedMail,
  refundMail,
  type PurchaseFacts,
} from './templates/purchase-mails.ts';

const purchaseSchema = v.object({
  nome: v.string(),
  codigo_compra: v.string(),
  total_centavos: v.pipe(v.number(), v.integer()),
});

const refundSchema = v.object({ devolvido_centavos: v.pipe(v.number(), v.integer()) });

const about =
  (template: (purchase: PurchaseFacts, dados: Record<string, unknown>) => MailContent): Composer =>
  ({ destinatario, dados }, { publicUrl }) => {
    const { nome, codigo_compra: codigo, total_centavos: totalCents } = v.parse(purchaseSchema, dados);
    const purchase = {
      nome,
      codigo,
      totalCents,
      purchaseUrl: `${publicUrl}/minhas-compras/${codigo}`,
      paymentUrl: `${publicUrl}/pix/${codigo}`,
    };
    const content = template(purchase, dados);
    return Promise.resolve({ to: destinatario, content });
  };

/** Mails of a purchase by `tipo`. */
export const purchaseComposers: Readonly<Record<string, Composer>> = {
  'cobranca-criada': about(chargeCreatedMail),
  'pagamento-recebido': about(paymentReceivedMail),
  'pagamento-tardio': about(latePaymentMail),
  'matricula-confirmada': about(enrolmentMail),
  'devolucao-concluida': about((purchase, dados) =>
    refundMail(purchase, v.parse(refundSchema, dados).devolvido_centavos),
  ),
};
