import { atBrand, ofBrand } from '#/domain/school/brand-name.ts';
import { Action } from '../layout/action.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import { Opening } from '../layout/school-words.tsx';
import type { MailTemplate } from '../mail-template.ts';

export const confirmNewsletterMail: MailTemplate<{ url: string }> = {
  subject: 'Confirme que quer receber novidades',
  preview: 'Falta só confirmar que este endereço é seu.',
  title: 'Quer receber nossas novidades?',
  reason: (brand) =>
    `Você recebeu este e-mail porque alguém informou este endereço para receber novidades ${ofBrand(brand)}.`,
  Content: ({ url, brand }) => (
    <>
      <Opening />
      <Paragraph>
        {`Este endereço foi informado ${atBrand(brand)} para receber novidades e ofertas de cursos. Confirme que é isso que você quer.`}
      </Paragraph>
      <Action url={url}>Quero receber novidades</Action>
      <Note>
        O link vale por 24 horas e funciona uma vez. Se não foi você, pode ignorar este e-mail: sem confirmar,
        nada é enviado.
      </Note>
    </>
  ),
};
