import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import type { PurchaseProps } from './purchase-props.ts';

/** The money came after the hold had run out. */
export const latePaymentMail: MailTemplate<PurchaseProps> = {
  subject: 'Seu pagamento chegou depois do prazo',
  preview: 'Seu dinheiro está seguro: vamos falar com você.',
  title: 'Seu pagamento chegou depois do prazo',
  Content: (purchase) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        Recebemos seu pagamento, mas a reserva já tinha terminado, e a turma não tinha mais vaga para esta
        compra. Seu dinheiro está seguro: vamos falar com você para escolher outra turma ou devolver o valor.
      </Paragraph>
      <PurchaseFacts purchase={purchase} />
      <Action url={purchase.purchaseUrl}>Ver minha compra</Action>
    </>
  ),
};
