import * as v from 'valibot';
import type { Composer, Composers } from './compose-mail.ts';

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

const confirmReceipt: Composer<'empresa-contato-recebido'> = ({ destinatario, dados }, { publicUrl }) =>
  Promise.resolve({
    to: destinatario,
    props: { ...v.parse(receivedSchema, dados), url: `${publicUrl}/busca` },
  });

const tellShop: Composer<'empresa-contato'> = ({ destinatario, dados }) =>
  Promise.resolve({ to: destinatario, props: v.parse(leadSchema, dados) });

/** Mails about companies that asked to be contacted, by `tipo`. */
export const companyComposers = {
  'empresa-contato-recebido': confirmReceipt,
  'empresa-contato': tellShop,
} satisfies Partial<Composers>;
