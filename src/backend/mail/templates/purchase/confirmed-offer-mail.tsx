import { strangersWords } from '#/domain/text/strangers-words.ts';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import { OwnPage } from './own-page.tsx';
import { type PurchaseProps, whereDetailsAre } from './purchase-props.ts';

const nameOffer = ({ kind, reader, student }: PurchaseProps) =>
  kind === 'COMPANY'
    ? 'a turma das vagas da sua empresa'
    : reader === 'guardian'
      ? `a turma de ${strangersWords(student)}`
      : 'a turma em que você se matriculou';

export const confirmedOfferMail: MailTemplate<PurchaseProps> = {
  subject: 'Sua turma está confirmada',
  preview: 'A turma chegou ao número de matrículas e vai acontecer.',
  title: 'Turma confirmada',
  Content: (purchase) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        {`Boa notícia: ${nameOffer(purchase)} chegou ao número mínimo de matrículas e está confirmada. Você não precisa fazer nada. ${whereDetailsAre(purchase, 'a data, o local e o que levar')}`}
      </Paragraph>
      <PurchaseFacts purchase={purchase} />
      <OwnPage {...purchase} />
    </>
  ),
};
