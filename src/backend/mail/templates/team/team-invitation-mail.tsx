import { ofBrand } from '#/domain/school/brand-name.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';

interface Props {
  papel: string;
  trabalho: string;
  expiraEm: Date;
  url: string;
}

/** `url` is good once. */
export const teamInvitationMail: MailTemplate<Props> = {
  subject: (_props, brand) => `Convite para a equipe ${ofBrand(brand)}`,
  preview: 'Aceite para criar o seu acesso.',
  title: (_props, brand) => `Convite para a equipe ${ofBrand(brand)}`,
  reason: 'Você recebeu este e-mail porque a administração da escola convidou este endereço.',
  Content: ({ papel, trabalho, expiraEm, url }) => (
    <>
      <Paragraph>Olá.</Paragraph>
      <Paragraph>A administração da escola convidou você para trabalhar na loja de cursos.</Paragraph>
      <Facts
        facts={[
          ['Papel', papel],
          ['O que faz', trabalho],
        ]}
      />
      <Action url={url}>Ver o convite</Action>
      <Note>
        {`O link vale até ${formatDeadline(expiraEm)} e funciona uma vez. Se você não esperava o convite, ignore este e-mail: nada muda.`}
      </Note>
    </>
  ),
};
