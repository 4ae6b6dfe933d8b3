import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import { type PurchaseProps, wordsOf } from './purchase-props.ts';

export const boletoCreatedMail: MailTemplate<PurchaseProps> = {
  subject: 'Seu boleto está pronto para pagar',
  preview: (purchase) => `${wordsOf(purchase).held} enquanto o boleto vale.`,
  title: 'Seu boleto está pronto',
  Content: (purchase) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        {`${wordsOf(purchase).held} enquanto o boleto vale. Na página da compra você copia a linha digitável, imprime o boleto e acompanha o pagamento.`}
      </Paragraph>
      <PurchaseFacts purchase={purchase} />
      <Action url={purchase.purchaseUrl}>Ver o boleto</Action>
      <Note>Depois de pago, o banco costuma avisar em até 3 dias úteis.</Note>
    </>
  ),
};
