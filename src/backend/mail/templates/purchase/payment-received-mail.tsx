import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import type { PurchaseProps } from './purchase-props.ts';

/** The money is there. */
export const paymentReceivedMail: MailTemplate<PurchaseProps> = {
  subject: 'Recebemos seu pagamento',
  preview: 'Sua vaga está garantida.',
  title: 'Pagamento recebido',
  Content: ({ nome, codigo, totalCents, purchaseUrl }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>Recebemos seu pagamento e sua vaga está garantida. Estamos fazendo sua matrícula.</Paragraph>
      <PurchaseFacts codigo={codigo} totalCents={totalCents} />
      <Action url={purchaseUrl}>Ver minha compra</Action>
    </>
  ),
};
