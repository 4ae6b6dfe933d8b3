import { ofBrand } from '#/domain/school/brand-name.ts';
import { countPeople } from '#/domain/company/count-people.ts';
import { formatNumber } from '#/domain/text/number-text.ts';
import { Facts } from '../layout/facts.tsx';
import type { MailTemplate } from '../mail-template.ts';

interface Props {
  id: number;
  empresa: string;
  cnpj: string;
  nome: string;
  email: string;
  telefone: string;
  cidade: string;
  pessoas: number;
  mensagem: string;
}

export const companyLeadMail: MailTemplate<Props> = {
  subject: ({ id }) => `Contato de empresa nº ${id}`,
  preview: ({ pessoas }) => `Pedido para ${countPeople(pessoas)}.`,
  title: 'Uma empresa pediu contato',
  reason: (brand) => `Este endereço recebe os pedidos de empresas ${ofBrand(brand)}.`,
  Content: (lead) => (
    <Facts
      facts={[
        ['Empresa', lead.empresa],
        ['CNPJ', lead.cnpj],
        ['Quem pediu', lead.nome],
        ['E-mail', lead.email],
        ['Telefone', lead.telefone],
        ['Cidade', lead.cidade],
        ['Pessoas', formatNumber(lead.pessoas)],
        ['Mensagem', lead.mensagem || 'Nenhuma'],
      ]}
    />
  ),
};
