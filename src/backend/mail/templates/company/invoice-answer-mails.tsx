import { formatBrl } from '#/domain/sale/money.ts';
import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from '../purchase/purchase-facts.tsx';
import type { PurchaseProps } from '../purchase/purchase-props.ts';

export const allowedInvoiceMail: MailTemplate<PurchaseProps & { limitCents: number }> = {
  subject: 'Sua empresa já pode pagar em 30 dias',
  preview: 'Escolha "Faturado em 30 dias" no próximo pagamento.',
  title: 'Pagamento em 30 dias autorizado',
  Content: (answer) => (
    <>
      <Greeting nome={answer.nome} />
      <Paragraph>
        {`O financeiro autorizou o que você pediu: sua empresa pode pagar pedidos em 30 dias, com até ${formatBrl(answer.limitCents)} em faturas abertas ao mesmo tempo.`}
      </Paragraph>
      <Paragraph>
        Se o pedido abaixo ainda espera o pagamento, escolha nele “Faturado em 30 dias”. Se as vagas dele já
        voltaram para a turma, faça outro pedido e escolha essa forma ao pagar.
      </Paragraph>
      <PurchaseFacts purchase={answer} />
      <Action url={answer.purchaseUrl}>Ver o pedido</Action>
    </>
  ),
};

export const refusedInvoiceMail: MailTemplate<PurchaseProps & { reason: string }> = {
  subject: 'O pagamento em 30 dias não foi autorizado',
  preview: 'Veja o motivo. Sua empresa pode pagar com Pix ou boleto.',
  title: 'Pagamento em 30 dias não autorizado',
  Content: (answer) => (
    <>
      <Greeting nome={answer.nome} />
      <Paragraph>{`O financeiro não autorizou sua empresa a pagar em 30 dias. Motivo: ${answer.reason}`}</Paragraph>
      <Paragraph>
        Sua empresa pode comprar vagas com Pix ou boleto, e pedir de novo o pagamento em 30 dias depois de 30
        dias desta resposta.
      </Paragraph>
      <PurchaseFacts purchase={answer} />
      <Action url={answer.purchaseUrl}>Ver o pedido</Action>
    </>
  ),
};
