import { ofBrand } from '#/domain/school/brand-name.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import type { MailTemplate } from '../mail-template.ts';

interface Props {
  nome: string;
  telefone: string;
  email: string | null;
  url: string;
}

export const callbackMail: MailTemplate<Props> = {
  subject: 'Pedido de ligação',
  preview: 'Alguém quer que a gente ligue.',
  title: 'Pedido de ligação',
  reason: (brand) => `Este endereço recebe os pedidos de ligação ${ofBrand(brand)}.`,
  Content: ({ nome, telefone, email, url }) => (
    <>
      <Facts
        facts={[['Nome', nome], ['Telefone', telefone], ...(email ? ([['E-mail', email]] as const) : [])]}
      />
      <Action url={url}>Ver na lista de contatos</Action>
    </>
  ),
};
