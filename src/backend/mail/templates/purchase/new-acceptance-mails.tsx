import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import type { PurchaseProps } from './purchase-props.ts';

interface Props extends PurchaseProps {
  /** What isn't as it was accepted: 'o contrato'. */
  changed: string;
  /** The last day to answer, as it is read. */
  until: string;
  /** Where it is shown, old against new. */
  url: string;
}

const either = 'Veja o que mudou e diga se aceita. Se não aceitar, devolvemos tudo o que você pagou.';

function Request({ until, url, ...purchase }: Omit<Props, 'changed'>) {
  return (
    <>
      <PurchaseFacts purchase={purchase} />
      <Action url={url}>Ver o que mudou</Action>
      <Note>{`Responda até ${until}. Sem a sua resposta nada é aceito em seu nome.`}</Note>
    </>
  );
}

/** A purchase isn't any more what was accepted (ACCEPTANCE-1). */
export const newAcceptanceMail: MailTemplate<Props> = {
  subject: 'Sua compra mudou: precisamos do seu aceite',
  preview: either,
  title: 'Sua compra mudou',
  Content: ({ changed, ...props }) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>{`Depois da sua compra mudou ${changed}. ${either}`}</Paragraph>
      <Request {...props} />
    </>
  ),
};

/** Nobody has answered yet (ACCEPTANCE-5). */
export const newAcceptanceReminderMail: MailTemplate<Props> = {
  subject: ({ until }) => `Falta o seu aceite, até ${until}`,
  preview: either,
  title: 'Falta o seu aceite',
  Content: ({ changed, ...props }) => (
    <>
      <Greeting nome={props.nome} />
      <Paragraph>{`Avisamos que mudou ${changed}, e ainda não recebemos a sua resposta. ${either}`}</Paragraph>
      <Request {...props} />
    </>
  ),
};
