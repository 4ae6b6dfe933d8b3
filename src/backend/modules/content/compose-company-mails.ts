import * as v from 'valibot';
import { addressOf, type Composer, type Composers } from '#/backend/mail/compose-mail.ts';

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

const confirmReceipt: Composer<'empresa-contato-recebido'> = (message, { publicUrl }) =>
  Promise.resolve({
    to: addressOf(message),
    props: { ...v.parse(receivedSchema, message.dados), url: `${publicUrl}/busca` },
  });

const composeLeadForShop: Composer<'empresa-contato'> = (message) =>
  Promise.resolve({ to: addressOf(message), props: v.parse(leadSchema, message.dados) });

const callbackSchema = v.object({
  nome: v.string(),
  telefone: v.string(),
  email: v.nullable(v.string()),
});

const composeCallback: Composer<'pedido-de-ligacao'> = (message, { publicUrl }) =>
  Promise.resolve({
    to: addressOf(message),
    props: { ...v.parse(callbackSchema, message.dados), url: `${publicUrl}/minhas-vendas/contatos` },
  });

export const companyComposers = {
  'empresa-contato-recebido': confirmReceipt,
  'empresa-contato': composeLeadForShop,
  'pedido-de-ligacao': composeCallback,
} satisfies Partial<Composers>;
