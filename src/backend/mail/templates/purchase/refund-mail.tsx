import { formatBrl } from '#/domain/sale/money.ts';
import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import type { PurchaseProps } from './purchase-props.ts';

interface Props extends PurchaseProps {
  refundedCents: number;
}

/** Money went back: of the purchase, or of a second or wrong payment. */
export const refundMail: MailTemplate<Props> = {
  subject: 'Devolvemos seu pagamento',
  preview: 'O valor volta para a conta de onde saiu.',
  title: 'Pagamento devolvido',
  Content: ({ refundedCents, ...purchase }) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>{`Devolvemos ${formatBrl(refundedCents)} para a conta de onde o pagamento saiu.`}</Paragraph>
      <PurchaseFacts purchase={purchase} amount={['Valor devolvido', refundedCents]} />
      <Action url={purchase.purchaseUrl}>Ver minha compra</Action>
    </>
  ),
};
