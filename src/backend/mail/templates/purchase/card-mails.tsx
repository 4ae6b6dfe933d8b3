import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import { type PurchaseProps, wordsOf } from './purchase-props.ts';

export const cardReviewMail: MailTemplate<PurchaseProps> = {
  subject: 'Seu pagamento está em análise',
  preview: (purchase) => `${wordsOf(purchase).held} enquanto o banco decide.`,
  title: 'Pagamento em análise',
  Content: (purchase) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        {`O banco está analisando o pagamento com cartão. Costuma levar alguns minutos, e no máximo 24 horas. ${wordsOf(purchase).held} enquanto isso, e avisamos assim que houver resposta.`}
      </Paragraph>
      <PurchaseFacts purchase={purchase} />
      <Action url={purchase.purchaseUrl}>{`Ver minha ${wordsOf(purchase).noun}`}</Action>
      <Note>Não precisa pagar de novo. Se preferir não esperar, você pode trocar para Pix ou boleto.</Note>
    </>
  ),
};

export interface CardRefusalProps extends PurchaseProps {
  reason: string;
  until: string;
}

export const cardRefusedMail: MailTemplate<CardRefusalProps> = {
  subject: 'O pagamento com cartão não foi aprovado',
  preview: (purchase) => `${wordsOf(purchase).stillHeld}: escolha outra forma de pagamento.`,
  title: 'Pagamento não aprovado',
  Content: (purchase) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>{purchase.reason}</Paragraph>
      <Paragraph>{`${wordsOf(purchase).stillHeld} até ${purchase.until}. Até lá você pode tentar outro cartão, ou pagar com Pix ou boleto.`}</Paragraph>
      <PurchaseFacts purchase={purchase} />
      <Action url={purchase.purchaseUrl}>Pagar de outra forma</Action>
    </>
  ),
};
