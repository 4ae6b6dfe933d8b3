import { costsMoney } from '#/domain/sale/order/order-kind.ts';
import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import { SchoolMessage } from './school-message.tsx';
import { nameEnrolment, type PurchaseProps, wordsOf } from './purchase-props.ts';

interface Message {
  /** Empty where the school wrote none. */
  recado: string;
}

interface Props extends PurchaseProps {
  until: string;
}

// REFUND-8
function Choice({ until, ...purchase }: Props) {
  return (
    <>
      <PurchaseFacts purchase={purchase} />
      <Action url={`${purchase.purchaseUrl}#outra-turma`}>Escolher outra turma</Action>
      <Action url={`${purchase.purchaseUrl}#dinheiro`}>Quero o dinheiro de volta</Action>
      <Note>{`Se você não escolher até ${until}, devolvemos o valor pela mesma forma de pagamento.`}</Note>
    </>
  );
}

const eitherOr = 'Seu dinheiro está seguro: escolha outra turma do mesmo curso ou o dinheiro de volta.';

export const latePaymentMail: MailTemplate<Props> = {
  subject: 'Seu pagamento chegou depois do prazo',
  preview: eitherOr,
  title: 'Seu pagamento chegou depois do prazo',
  Content: (props) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>
        {`Recebemos seu pagamento, mas a reserva já tinha terminado, e a turma não tinha mais vaga para esta compra. ${eitherOr}`}
      </Paragraph>
      <Choice {...props} />
    </>
  ),
};

// REFUND-11
export const cancelledOfferMail: MailTemplate<Props & Message> = {
  subject: 'Sua turma foi cancelada',
  preview: eitherOr,
  title: 'Sua turma foi cancelada',
  Content: (props) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>{`Sentimos muito: a turma que você comprou foi cancelada. ${eitherOr}`}</Paragraph>
      <SchoolMessage text={props.recado} />
      <Choice {...props} />
    </>
  ),
};

// REFUND-11
export const cancelledUnpaidMail: MailTemplate<PurchaseProps & Message> = {
  subject: 'Sua turma foi cancelada',
  preview: ({ kind }) =>
    costsMoney(kind) ? 'Não é preciso pagar nada por ela.' : 'Para ver outra turma, fale com a gente.',
  title: 'Sua turma foi cancelada',
  Content: (purchase) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        {costsMoney(purchase.kind)
          ? 'Sentimos muito: a turma que você reservou foi cancelada. Não pague o Pix nem o boleto desta compra. Se algum pagamento já estiver a caminho, ele volta para você.'
          : `Sentimos muito: a turma foi cancelada, e ${nameEnrolment(purchase).replace(/^./, (letter) => letter.toLowerCase())} terminou. Para ver outra turma, fale com a gente.`}
      </Paragraph>
      <SchoolMessage text={purchase.recado} />
      <PurchaseFacts purchase={purchase} />
      <Action url={purchase.purchaseUrl}>{`Ver minha ${wordsOf(purchase).noun}`}</Action>
    </>
  ),
};

// REFUND-9
export const choiceReminderMail: MailTemplate<Props> = {
  subject: ({ until }) => `Escolha até ${until}: outra turma ou o dinheiro de volta`,
  preview: eitherOr,
  title: 'Falta a sua escolha',
  Content: (props) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>{`Sua compra está paga e espera por você. ${eitherOr}`}</Paragraph>
      <Choice {...props} />
    </>
  ),
};
