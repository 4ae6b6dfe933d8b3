import { atBrand, toBrand } from '#/domain/school/brand-name.ts';
import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

export const welcomeMail: MailTemplate<LinkProps> = {
  subject: (_props, brand) => `Sua conta ${atBrand(brand)} está pronta`,
  preview: 'Agora você pode comprar cursos e acompanhar suas matrículas.',
  title: (_props, brand) => `Boas-vindas ${toBrand(brand)}`,
  Content: ({ nome, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        Sua conta está pronta. Com ela você compra cursos, acompanha suas matrículas e guarda os cursos de que
        gostou.
      </Paragraph>
      <Action url={url}>Encontrar um curso</Action>
    </>
  ),
};
