import { formatBrl } from '#/domain/sale/money.ts';
import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import { type PurchaseProps, wordsOf } from './purchase-props.ts';

interface Props extends PurchaseProps {
  refundedCents: number;
}

// LEDGER-12
export const disputeMail: MailTemplate<Props> = {
  subject: 'Seu pagamento foi contestado no banco',
  preview: (purchase) => `${wordsOf(purchase).stillHeld} enquanto o banco não decide.`,
  title: 'Pagamento contestado',
  Content: ({ refundedCents, ...purchase }) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        {`O banco nos avisou que ${formatBrl(refundedCents)} desta compra foram contestados e ficam retidos até ele decidir. ${wordsOf(purchase).stillHeld} até lá, e as aulas seguem normalmente.`}
      </Paragraph>
      <PurchaseFacts purchase={purchase} amount={['Valor contestado', refundedCents]} />
      <Action url={purchase.purchaseUrl}>Ver minha compra</Action>
      <Note>Se não foi você, ou foi um engano, avise o seu banco: ele pode encerrar a contestação.</Note>
    </>
  ),
};

/** All that was paid went back without the shop: the enrolment has ended (LEDGER-12). */
export const takenBackMail: MailTemplate<Props> = {
  subject: ({ reader }) =>
    `${reader === 'guardian' ? 'A' : 'Sua'} matrícula terminou: o banco devolveu o pagamento`,
  preview: ({ refundedCents }) => `O banco devolveu ${formatBrl(refundedCents)} desta compra.`,
  title: 'Matrícula encerrada',
  Content: ({ refundedCents, ...purchase }) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        {`O banco devolveu ${formatBrl(refundedCents)}, e com isso tudo o que foi pago por esta compra voltou para você. Sem pagamento a matrícula terminou e a vaga foi liberada.`}
      </Paragraph>
      <PurchaseFacts purchase={purchase} amount={['Valor devolvido', refundedCents]} />
      <Action url={purchase.purchaseUrl}>Ver minha compra</Action>
      <Note>Se ainda há vaga nesta turma, é só fazer a matrícula de novo.</Note>
    </>
  ),
};
