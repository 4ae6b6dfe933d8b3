import { ofBrand } from '#/domain/school/brand-name.ts';
import { Action } from '../layout/action.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import { Opening } from '../layout/school-words.tsx';
import type { MailTemplate } from '../mail-template.ts';

interface Props {
  url: string;
  /** Ends the subscription, whenever. */
  cancelUrl: string;
}

export const welcomeNewsletterMail: MailTemplate<Props> = {
  subject: 'Você vai receber nossas novidades',
  preview: 'Sua inscrição está confirmada.',
  title: 'Inscrição confirmada',
  reason: (brand) => `Você recebeu este e-mail porque assinou as novidades ${ofBrand(brand)}.`,
  Content: ({ url, cancelUrl }) => (
    <>
      <Opening />
      <Paragraph>
        A partir de agora avisamos você sobre turmas novas, ofertas e conteúdos para a sua carreira.
      </Paragraph>
      <Action url={url}>Ver os cursos</Action>
      <Paragraph>Quando não quiser mais receber, é só usar este outro botão.</Paragraph>
      <Action url={cancelUrl}>Cancelar inscrição</Action>
    </>
  ),
};
