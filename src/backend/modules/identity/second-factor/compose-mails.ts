import * as v from 'valibot';
import { addressOf, leadTo, type Composer, type Composers } from '#/backend/mail/compose-mail.ts';

const factorOffSchema = v.object({ nome: v.string(), por_equipe: v.optional(v.boolean(), false) });

const composeFactorOff: Composer<'segundo-fator-desligado'> = (message, { publicUrl }) => {
  const { nome, por_equipe: byTeam } = v.parse(factorOffSchema, message.dados);
  const url = `${publicUrl}/esqueceu-sua-senha`;
  return Promise.resolve({ to: addressOf(message), props: { nome, byTeam, url } });
};

export const secondFactorComposers = {
  'segundo-fator-ligado': leadTo('/esqueceu-sua-senha'),
  'segundo-fator-desligado': composeFactorOff,
  'ultimo-codigo-de-recuperacao': leadTo('/verificacao-em-duas-etapas'),
} satisfies Partial<Composers>;
