import { atBrand } from '#/domain/school/brand-name.ts';
import { countPeople } from '#/domain/company/count-people.ts';
import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';

interface Props {
  nome: string;
  pessoas: number;
  url: string;
}

/**
 * Contains only the sender's name: anyone can enter any address, and this mail must not carry a stranger's
 * text.
 */
export const companyLeadReceivedMail: MailTemplate<Props> = {
  subject: 'Recebemos o pedido da sua empresa',
  preview: 'Nossa equipe responde em até dois dias úteis.',
  title: 'Recebemos seu pedido',
  reason: (brand) =>
    `Você recebeu este e-mail porque alguém informou este endereço em um pedido de empresa ${atBrand(brand)}.`,
  Content: ({ nome, pessoas, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        {`Recebemos seu pedido de capacitação para ${countPeople(pessoas)}. Nossa equipe responde por e-mail ou telefone em até dois dias úteis.`}
      </Paragraph>
      <Paragraph>Enquanto isso, você pode ver os cursos e as turmas abertas na sua cidade.</Paragraph>
      <Action url={url}>Ver cursos</Action>
      <Note>Se não foi você quem pediu, pode ignorar este e-mail.</Note>
    </>
  ),
};
