import { firstName } from '#/domain/full-name.ts';
import { formatBrl } from '#/domain/money.ts';
import type { MailBlock, MailContent } from '../mail.ts';

/** What the mails of a purchase speak of; the addresses are absolute. */
export interface PurchaseFacts {
  nome: string;
  codigo: string;
  totalCents: number;
  purchaseUrl: string;
  paymentUrl: string;
}

const greet = ({ nome }: PurchaseFacts): MailBlock => ({
  kind: 'paragraph',
  text: `Olá, ${firstName(nome)}.`,
});

const facts = ({ codigo, totalCents }: PurchaseFacts): MailBlock => ({
  kind: 'facts',
  facts: [
    ['Compra', codigo],
    ['Total', formatBrl(totalCents)],
  ],
});

const follow = ({ purchaseUrl }: PurchaseFacts): MailBlock => ({
  kind: 'action',
  label: 'Ver minha compra',
  url: purchaseUrl,
});

/** A Pix charge waits to be paid. */
export const chargeCreatedMail = (purchase: PurchaseFacts): MailContent => ({
  subject: 'Seu Pix está pronto para pagar',
  preview: 'Sua vaga fica reservada por 30 minutos.',
  title: 'Seu Pix está pronto',
  blocks: [
    greet(purchase),
    {
      kind: 'paragraph',
      text: 'Sua vaga está reservada por 30 minutos. Abra o QR Code ou copie o código Pix e pague no aplicativo do seu banco.',
    },
    facts(purchase),
    { kind: 'action', label: 'Abrir o Pix', url: purchase.paymentUrl },
    { kind: 'note', text: 'Se você já pagou, pode ignorar este e-mail.' },
  ],
});

/** The money is there. */
export const paymentReceivedMail = (purchase: PurchaseFacts): MailContent => ({
  subject: 'Recebemos seu pagamento',
  preview: 'Sua vaga está garantida.',
  title: 'Pagamento recebido',
  blocks: [
    greet(purchase),
    {
      kind: 'paragraph',
      text: 'Recebemos seu pagamento e sua vaga está garantida. Estamos fazendo sua matrícula.',
    },
    facts(purchase),
    follow(purchase),
  ],
});

/** The money came after the hold had run out. */
export const latePaymentMail = (purchase: PurchaseFacts): MailContent => ({
  subject: 'Seu pagamento chegou depois do prazo',
  preview: 'Veja o que fazer agora.',
  title: 'Seu pagamento chegou depois do prazo',
  blocks: [
    greet(purchase),
    {
      kind: 'paragraph',
      text: 'Recebemos seu pagamento, mas a reserva da vaga já tinha terminado. Seu dinheiro está seguro: veja na sua compra como ficar com outra turma ou receber o valor de volta.',
    },
    facts(purchase),
    follow(purchase),
  ],
});

/** Enrolled. */
export const enrolmentMail = (purchase: PurchaseFacts): MailContent => ({
  subject: 'Sua matrícula está confirmada',
  preview: 'Veja a data, o local e o que levar.',
  title: 'Matrícula confirmada',
  blocks: [
    greet(purchase),
    {
      kind: 'paragraph',
      text: 'Sua matrícula está confirmada. Na página da compra você encontra a data, o local e os próximos passos.',
    },
    facts(purchase),
    follow(purchase),
  ],
});

/** Money went back: of the purchase, or of a second or wrong payment. */
export const refundMail = (purchase: PurchaseFacts, refundedCents: number): MailContent => ({
  subject: 'Devolvemos seu pagamento',
  preview: 'O valor volta para a conta de onde saiu.',
  title: 'Pagamento devolvido',
  blocks: [
    greet(purchase),
    {
      kind: 'paragraph',
      text: `Devolvemos ${formatBrl(refundedCents)} para a conta de onde o pagamento saiu.`,
    },
    {
      kind: 'facts',
      facts: [
        ['Compra', purchase.codigo],
        ['Valor devolvido', formatBrl(refundedCents)],
      ],
    },
    follow(purchase),
  ],
});
