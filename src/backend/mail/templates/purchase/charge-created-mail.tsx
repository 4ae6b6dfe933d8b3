import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import { type PurchaseProps, wordsOf } from './purchase-props.ts';

export const chargeCreatedMail: MailTemplate<PurchaseProps> = {
  subject: 'Seu Pix está pronto para pagar',
  preview: (purchase) => `${wordsOf(purchase).held} por 30 minutos.`,
  title: 'Seu Pix está pronto',
  Content: (purchase) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        {`${wordsOf(purchase).held} por 30 minutos. Abra o QR Code ou copie o código Pix e pague no aplicativo do seu banco.`}
      </Paragraph>
      <PurchaseFacts purchase={purchase} />
      <Action url={purchase.paymentUrl}>Abrir o Pix</Action>
      <Note>Se você já pagou, pode ignorar este e-mail.</Note>
    </>
  ),
};
