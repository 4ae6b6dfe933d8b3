import { ofBrand } from '#/domain/school/brand-name.ts';
import { formatBrl } from '#/domain/sale/money.ts';
import { formatNumber } from '#/domain/text/number-text.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import type { MailTemplate } from '../mail-template.ts';

interface Props {
  empresa: string;
  cnpj: string;
  nome: string;
  bought: { titulo: string; turma: string } | undefined;
  seats: number;
  totalCents: number;
  url: string;
}

export const askedInvoiceMail: MailTemplate<Props> = {
  subject: 'Uma empresa pede para pagar em 30 dias',
  preview: 'O pedido espera a resposta do financeiro.',
  title: 'Uma empresa pede para pagar em 30 dias',
  reason: (brand) => `Este endereço recebe os pedidos de faturamento ${ofBrand(brand)}.`,
  Content: ({ empresa, cnpj, nome, bought, seats, totalCents, url }) => (
    <>
      <Facts
        facts={[
          ['Empresa', empresa],
          ['CNPJ', cnpj],
          ['Quem pediu', nome],
          ...(bought ? ([['Turma', `${bought.titulo}, ${bought.turma}`]] as const) : []),
          ['Vagas', formatNumber(seats)],
          ['Total do pedido', formatBrl(totalCents)],
        ]}
      />
      <Action url={url}>Autorizar ou recusar</Action>
    </>
  ),
};
