import { firstName } from '#/domain/full-name.ts';
import type { MailContent } from '../mail.ts';

const countPeople = (pessoas: number) =>
  pessoas === 1 ? '1 pessoa' : `${pessoas.toLocaleString('pt-BR')} pessoas`;

/**
 * To who asked. Nothing of what was typed but a name of letters stands in it: anybody can enter anybody's address, and this mail
 * must not carry a stranger's words.
 */
export const companyLeadReceivedMail = (lead: {
  nome: string;
  pessoas: number;
  url: string;
}): MailContent => ({
  subject: 'Recebemos o pedido da sua empresa',
  preview: 'Nossa equipe responde em até dois dias úteis.',
  title: 'Recebemos seu pedido',
  blocks: [
    { kind: 'paragraph', text: `Olá, ${firstName(lead.nome)}.` },
    {
      kind: 'paragraph',
      text: `Recebemos seu pedido de capacitação para ${countPeople(lead.pessoas)}. Nossa equipe responde por e-mail ou telefone em até dois dias úteis.`,
    },
    {
      kind: 'paragraph',
      text: 'Enquanto isso, você pode ver os cursos e as turmas abertas na sua cidade.',
    },
    { kind: 'action', label: 'Ver cursos', url: lead.url },
    { kind: 'note', text: 'Se não foi você quem pediu, pode ignorar este e-mail.' },
  ],
});

interface LeadFacts {
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

/** To the shop: everything the company left. */
export const companyLeadMail = (lead: LeadFacts): MailContent => ({
  subject: `Contato de empresa nº ${lead.id}`,
  preview: `Pedido para ${countPeople(lead.pessoas)} em ${lead.cidade}.`,
  title: 'Uma empresa pediu contato',
  blocks: [
    {
      kind: 'facts',
      facts: [
        ['Empresa', lead.empresa],
        ['CNPJ', lead.cnpj],
        ['Quem pediu', lead.nome],
        ['E-mail', lead.email],
        ['Telefone', lead.telefone],
        ['Cidade', lead.cidade],
        ['Pessoas', lead.pessoas.toLocaleString('pt-BR')],
        ['Mensagem', lead.mensagem || 'Nenhuma'],
      ],
    },
  ],
});
