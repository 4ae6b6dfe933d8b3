import * as v from 'valibot';
import { addressOf, type Composer, type Composers } from '#/backend/mail/compose-mail.ts';
import { dataRequestKinds, dataRequestLabels } from '#/domain/privacy/data-request.ts';

const answeredSchema = v.object({
  nome: v.string(),
  tipo: v.picklist(dataRequestKinds),
  resposta: v.string(),
  tem_conta: v.boolean(),
});

const composeAnswer: Composer<'solicitacao-respondida'> = (message, { publicUrl }) => {
  const { nome, tipo, resposta, tem_conta: hasAccount } = v.parse(answeredSchema, message.dados);
  const path = hasAccount ? '/minha-conta?secao=privacidade' : '/politica-privacidade';
  return Promise.resolve({
    to: addressOf(message),
    props: { nome, pedido: dataRequestLabels[tipo], resposta, hasAccount, url: publicUrl + path },
  });
};

export const dataRequestComposers = {
  'solicitacao-respondida': composeAnswer,
} satisfies Partial<Composers>;
