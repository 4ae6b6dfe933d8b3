import { costsMoney } from '#/domain/sale/order/order-kind.ts';
import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import { SchoolMessage } from './school-message.tsx';
import { OwnPage } from './own-page.tsx';
import { type PurchaseProps, wordsOf } from './purchase-props.ts';

interface Props extends PurchaseProps {
  changed: string;
  until: string;
  isPaid: boolean;
  /** Empty where the school wrote none. */
  recado: string;
  url: string;
}

function either({ kind, isPaid }: Pick<Props, 'kind' | 'isPaid'>): string {
  const ask = 'Veja o que mudou e diga se aceita.';
  if (!costsMoney(kind)) return `${ask} Se não aceitar, a matrícula termina, e não há nada a pagar.`;
  return isPaid
    ? `${ask} Se não aceitar, devolvemos tudo o que você pagou.`
    : `${ask} Se não aceitar, a compra é cancelada e você não deve nada.`;
}

function Request({ until, url, recado, ...purchase }: Omit<Props, 'changed' | 'isPaid'>) {
  return (
    <>
      <SchoolMessage text={recado} />
      <PurchaseFacts purchase={purchase} />
      <Action url={url}>Ver o que mudou</Action>
      <Note>{`Responda até ${until}. Sem a sua resposta nada é aceito em seu nome.`}</Note>
    </>
  );
}

// ACCEPTANCE-1
export const newAcceptanceMail: MailTemplate<Props> = {
  subject: (props) => `${wordsOf(props).changed}: precisamos do seu aceite`,
  preview: either,
  title: (props) => wordsOf(props).changed,
  Content: ({ changed, isPaid, ...props }) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>{`Depois do seu aceite mudou ${changed}. ${either({ ...props, isPaid })}`}</Paragraph>
      <Request {...props} />
    </>
  ),
};

// ACCEPTANCE-5
export const newAcceptanceReminderMail: MailTemplate<Props> = {
  subject: ({ until }) => `Falta o seu aceite, até ${until}`,
  preview: either,
  title: 'Falta o seu aceite',
  Content: ({ changed, isPaid, ...props }) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>{`Avisamos que mudou ${changed}, e ainda não recebemos a sua resposta. ${either({ ...props, isPaid })}`}</Paragraph>
      <Request {...props} />
    </>
  ),
};

type PostponedProps = Omit<Props, 'changed' | 'until'>;

function leaving({ kind, isPaid }: Pick<PostponedProps, 'kind' | 'isPaid'>): string {
  if (!costsMoney(kind)) return 'Se não quiser esperar, a matrícula termina, e não há nada a pagar.';
  return isPaid
    ? 'Se não quiser esperar, devolvemos tudo o que você pagou.'
    : 'Se não quiser esperar, a compra é cancelada e você não deve nada.';
}

/** What becomes of the seat for who says nothing. */
function staying({ kind, isPaid }: Pick<PostponedProps, 'kind' | 'isPaid'>): string {
  if (!isPaid && costsMoney(kind)) return 'Enquanto não houver data, não é preciso pagar.';
  return kind === 'COMPANY' ? 'As vagas continuam suas.' : 'A vaga continua garantida.';
}

// ACCEPTANCE-7
export const postponedOfferMail: MailTemplate<PostponedProps> = {
  subject: 'Sua turma foi adiada, ainda sem nova data',
  preview: (props) => `${staying(props)} ${leaving(props)}`,
  title: 'Sua turma foi adiada',
  Content: ({ recado, url, ...purchase }) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>{`A nova data ainda não foi marcada. ${staying(purchase)} ${leaving(purchase)}`}</Paragraph>
      <SchoolMessage text={recado} />
      <PurchaseFacts purchase={purchase} />
      <Action url={url}>Não quero esperar</Action>
      <Note>
        Para esperar, não faça nada. Quando houver uma data, mandamos outro e-mail, e você diz se ela serve.
      </Note>
    </>
  ),
};

export const offerWithDayMail: MailTemplate<PurchaseProps & Pick<Props, 'recado'>> = {
  subject: 'Sua turma começa na data combinada',
  preview: 'A turma que tinha sido adiada acontece nos dias e horários que você já aceitou.',
  title: 'Sua turma tem data',
  Content: ({ recado, ...purchase }) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        A turma que tinha sido adiada acontece nos dias e horários que você já aceitou. Não é preciso aceitar
        de novo.
      </Paragraph>
      <SchoolMessage text={recado} />
      <PurchaseFacts purchase={purchase} />
      <OwnPage {...purchase} />
    </>
  ),
};
