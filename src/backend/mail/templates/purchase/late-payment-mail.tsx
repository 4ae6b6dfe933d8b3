import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import type { PurchaseProps } from './purchase-props.ts';

/** The money came after the hold had run out. */
export const latePaymentMail: MailTemplate<PurchaseProps> = {
  subject: 'Seu pagamento chegou depois do prazo',
  preview: 'Veja o que fazer agora.',
  title: 'Seu pagamento chegou depois do prazo',
  Content: (purchase) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        Recebemos seu pagamento, mas a reserva da vaga já tinha terminado. Seu dinheiro está seguro: veja na
        sua compra como ficar com outra turma ou receber o valor de volta.
      </Paragraph>
      <PurchaseFacts purchase={purchase} />
      <Action url={purchase.purchaseUrl}>Ver minha compra</Action>
    </>
  ),
};
