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
  Content: (purchase) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>Recebemos seu pagamento e sua vaga está garantida. Estamos fazendo sua matrícula.</Paragraph>
      <PurchaseFacts purchase={purchase} />
      <Action url={purchase.purchaseUrl}>Ver minha compra</Action>
    </>
  ),
};
