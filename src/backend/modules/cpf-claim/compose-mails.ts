import * as v from 'valibot';
import { addressOf, leadTo, type Composer, type Composers } from '#/backend/mail/compose-mail.ts';

const claimSchema = v.object({ nome: v.string() });
const refusedClaimSchema = v.object({ nome: v.string(), motivo: v.string() });

const composeFreedCpf: Composer<'cpf-liberado'> = (message, { publicUrl }) => {
  const { nome } = v.parse(claimSchema, message.dados);
  const to = addressOf(message);
  return Promise.resolve({ to, props: { nome, email: to, url: `${publicUrl}/autenticacao?register` } });
};

const composeRefusal: Composer<'cpf-recusado'> = (message, { publicUrl }) => {
  const props = v.parse(refusedClaimSchema, message.dados);
  return Promise.resolve({ to: addressOf(message), props: { ...props, url: `${publicUrl}/este-cpf-e-meu` } });
};

export const cpfClaimComposers = {
  'cpf-retirado': leadTo('/atualizar-cadastro'),
  'cpf-liberado': composeFreedCpf,
  'cpf-recusado': composeRefusal,
} satisfies Partial<Composers>;
