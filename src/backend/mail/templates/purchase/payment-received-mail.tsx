import { strangersWords } from '#/domain/text/strangers-words.ts';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import { OwnPage } from './own-page.tsx';
import type { PurchaseProps } from './purchase-props.ts';

function describe({ kind, reader, student }: PurchaseProps): string {
  if (kind === 'COMPANY') return 'Recebemos o pagamento da sua empresa e as vagas estão garantidas.';
  if (reader === 'student')
    return 'Recebemos o pagamento do seu responsável e sua vaga está garantida. Estamos fazendo sua matrícula.';
  if (reader === 'named')
    return 'Recebemos o pagamento da sua matrícula e sua vaga está garantida. Estamos fazendo sua matrícula.';
  return reader === 'guardian'
    ? `Recebemos seu pagamento e a vaga de ${strangersWords(student)} está garantida. Estamos fazendo a matrícula.`
    : 'Recebemos seu pagamento e sua vaga está garantida. Estamos fazendo sua matrícula.';
}

export const paymentReceivedMail: MailTemplate<PurchaseProps> = {
  subject: ({ reader }) =>
    reader === 'student' || reader === 'named' ? 'Recebemos o pagamento' : 'Recebemos seu pagamento',
  preview: ({ kind, reader }) =>
    kind === 'COMPANY'
      ? 'As vagas estão garantidas.'
      : reader === 'guardian'
        ? 'A vaga está garantida.'
        : 'Sua vaga está garantida.',
  title: 'Pagamento recebido',
  Content: (purchase) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>{describe(purchase)}</Paragraph>
      <PurchaseFacts purchase={purchase} />
      <OwnPage {...purchase} />
    </>
  ),
};
