import { atBrand } from '#/domain/school/brand-name.ts';
import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

interface Props extends LinkProps {
  email: string;
}

export const cpfFreedMail: MailTemplate<Props> = {
  subject: 'Seu CPF está livre para a sua conta',
  preview: 'Conferimos seu documento. Agora você já pode criar sua conta.',
  title: 'Seu CPF está livre',
  reason: (brand) => `Você recebeu este e-mail porque pediu para usar seu CPF ${atBrand(brand)}.`,
  Content: ({ nome, email, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        {`Conferimos seu documento e o seu CPF não está em nenhuma outra conta. Crie a sua com este mesmo e-mail, ${email}: por 30 dias guardamos o CPF só para ele.`}
      </Paragraph>
      <Action url={url}>Criar minha conta</Action>
      <Note>Se você já tem uma conta sem CPF com este e-mail, entre e complete seu cadastro.</Note>
    </>
  ),
};
