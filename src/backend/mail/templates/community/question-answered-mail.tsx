import { atBrand } from '#/domain/school/brand-name.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Greeting } from '../layout/greeting.tsx';
import type { MailTemplate } from '../mail-template.ts';

interface Props {
  nome: string;
  titulo: string;
  pergunta: string;
  resposta: string;
  /** Address of the course's page; null while it has none. */
  url: string | null;
}

export const questionAnsweredMail: MailTemplate<Props> = {
  subject: 'Respondemos sua pergunta',
  preview: ({ titulo }) => `Sua pergunta sobre ${titulo} tem resposta.`,
  title: 'Respondemos sua pergunta',
  reason: (brand) => `Você recebeu este e-mail porque perguntou sobre um curso ${atBrand(brand)}.`,
  Content: ({ nome, titulo, pergunta, resposta, url }) => (
    <>
      <Greeting nome={nome} />
      <Facts
        facts={[
          ['Curso', titulo],
          ['Pergunta', pergunta],
          ['Resposta', resposta],
        ]}
      />
      {url !== null && <Action url={url}>Ver na página do curso</Action>}
    </>
  ),
};
