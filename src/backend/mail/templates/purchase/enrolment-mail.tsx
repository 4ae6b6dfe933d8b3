import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import { OwnPage } from './own-page.tsx';
import { nameEnrolment, type PurchaseProps, whereDetailsAre } from './purchase-props.ts';

export const enrolmentMail: MailTemplate<PurchaseProps> = {
  subject: ({ reader }) =>
    reader === 'guardian' ? 'A matrícula está confirmada' : 'Sua matrícula está confirmada',
  preview: 'Veja a data, o local e o que levar.',
  title: 'Matrícula confirmada',
  Content: (purchase) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        {`${nameEnrolment(purchase)} está confirmada. ${whereDetailsAre(purchase, 'a data, o local e os próximos passos')}`}
      </Paragraph>
      <PurchaseFacts purchase={purchase} />
      <OwnPage {...purchase} />
    </>
  ),
};
