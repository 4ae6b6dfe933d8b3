import * as v from 'valibot';
import type { Composer } from './compose-mail.ts';
import { companyLeadMail, companyLeadReceivedMail } from './templates/company-mails.ts';

const receivedSchema = v.object({ nome: v.string(), pessoas: v.number() });

const leadSchema = v.object({
  id: v.number(),
  empresa: v.string(),
  cnpj: v.string(),
  nome: v.string(),
  email: v.string(),
  telefone: v.string(),
  cidade: v.string(),
  pessoas: v.number(),
  mensagem: v.string(),
});

const confirmReceipt: Composer = ({ destinatario, dados }, { publicUrl }) =>
  Promise.resolve({
    to: destinatario,
    content: companyLeadReceivedMail({ ...v.parse(receivedSchema, dados), url: `${publicUrl}/busca` }),
  });

const tellShop: Composer = ({ destinatario, dados }) =>
  Promise.resolve({ to: destinatario, content: companyLeadMail(v.parse(leadSchema, dados)) });

/** Mails about companies that asked to be contacted, by `tipo`. */
export const companyComposers: Readonly<Record<string, Composer>> = {
  'empresa-contato-recebido': confirmReceipt,
  'empresa-contato': tellShop,
};
