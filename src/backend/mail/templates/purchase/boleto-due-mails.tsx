import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import type { PurchaseProps } from './purchase-props.ts';

export interface BoletoProps extends PurchaseProps {
  boletoCents: number;
  due: string;
  /** From 1. */
  installment: number;
  printUrl: string;
  renewUrl: string;
}

/** Two days before. */
export const boletoSoonDueMail: MailTemplate<BoletoProps> = {
  subject: ({ due }) => `Seu boleto vence em ${due}`,
  preview: 'Pague até o vencimento para não perder o prazo.',
  title: 'Seu boleto vence em breve',
  Content: (boleto) => <Open boleto={boleto}>{`Seu boleto vence em ${boleto.due}.`}</Open>,
};

export const boletoDueTodayMail: MailTemplate<BoletoProps> = {
  subject: 'Seu boleto vence hoje',
  preview: 'Ainda dá tempo de pagar sem multa.',
  title: 'Seu boleto vence hoje',
  Content: (boleto) => <Open boleto={boleto}>{`Seu boleto vence hoje, ${boleto.due}.`}</Open>,
};

export const boletoOverdueMail: MailTemplate<BoletoProps> = {
  subject: 'Seu boleto venceu',
  preview: 'Renove o boleto para pagar com uma nova data.',
  title: 'Seu boleto venceu',
  Content: (boleto) => (
    <>
      <Greeting nome={boleto.nome} />
      <Paragraph>
        {`Seu boleto venceu em ${boleto.due} e não recebemos o pagamento. Você pode renovar o boleto: antes de confirmar, mostramos a multa, os juros e a nova data.`}
      </Paragraph>
      <PurchaseFacts purchase={boleto} amount={[amountName(boleto), boleto.boletoCents]} />
      <Action url={boleto.renewUrl}>Renovar o boleto</Action>
      <Note>Se você já pagou, pode ignorar este e-mail: o banco avisa em até 3 dias úteis.</Note>
    </>
  ),
};

function Open({ boleto, children }: { boleto: BoletoProps; children: string }) {
  return (
    <>
      <Greeting nome={boleto.nome} />
      <Paragraph>{children}</Paragraph>
      <PurchaseFacts purchase={boleto} amount={[amountName(boleto), boleto.boletoCents]} />
      <Action url={boleto.printUrl}>Abrir o boleto</Action>
      <Note>Se você já pagou, pode ignorar este e-mail.</Note>
    </>
  );
}

const amountName = ({ installment }: BoletoProps) => `Parcela ${installment}`;
