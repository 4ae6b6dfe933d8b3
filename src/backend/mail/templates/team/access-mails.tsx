import { ofBrand } from '#/domain/school/brand-name.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';

const reason = 'Você recebeu este e-mail porque trabalha ou trabalhou na loja de cursos da escola.';

interface RoleChangedProps {
  nome: string;
  papel: string;
  trabalho: string;
  url: string;
}

export const roleChangedMail: MailTemplate<RoleChangedProps> = {
  subject: (_props, brand) => `Seu papel na equipe ${ofBrand(brand)} mudou`,
  preview: 'A mudança já vale.',
  title: 'Seu papel na equipe mudou',
  reason,
  Content: ({ nome, papel, trabalho, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>A administração da escola mudou o seu papel na loja de cursos. Já vale agora.</Paragraph>
      <Facts
        facts={[
          ['Papel', papel],
          ['O que faz', trabalho],
        ]}
      />
      <Action url={url}>Ver minha conta</Action>
      <Paragraph>Se você não esperava por isso, fale com a administração da escola.</Paragraph>
    </>
  ),
};

interface EndedAccessProps {
  nome: string;
  /** The account goes back to being a personal one. */
  volta: boolean;
}

export const endedAccessMail: MailTemplate<EndedAccessProps> = {
  subject: (_props, brand) => `Seu acesso à equipe ${ofBrand(brand)} terminou`,
  preview: 'O acesso da equipe não abre mais.',
  title: 'Seu acesso à equipe terminou',
  reason,
  Content: ({ nome, volta }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        {volta
          ? 'A administração da escola encerrou o seu acesso à equipe. A sua conta volta a ser só pessoal: entre de novo com a sua senha para ver compras e cursos.'
          : 'A administração da escola encerrou o seu acesso à equipe. Este e-mail e esta senha não abrem mais a loja.'}
      </Paragraph>
      <Paragraph>Se você não esperava por isso, fale com a administração da escola.</Paragraph>
    </>
  ),
};
