import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { addressOf, type Composer, type Composers } from '#/backend/mail/compose-mail.ts';
import { hashOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { loginKindLabels } from '#/domain/person/login-kind.ts';
import { teamRoleWork } from '#/domain/staff/team-role.ts';
import { setTeamInvitationHash } from './invitation-repository.ts';

const messageSchema = v.object({ id_convite: v.number(), envio: v.number() });

// The code is made when it is sent, so that it never lies in the outbox.
const composeInvitation: Composer<'convite-da-equipe'> = async (message, { db, publicUrl, now }) => {
  const { id_convite: id, envio: envios } = v.parse(messageSchema, message.dados);
  const code = randomBytes(32).toString('base64url');
  const invitation = await setTeamInvitationHash(db, { id, envios }, hashOneTimeToken(code), now);
  if (!invitation) return null;
  const { tipo_login: papel, expira_em: expiraEm } = invitation;
  return {
    to: addressOf(message),
    props: {
      papel: loginKindLabels[papel],
      trabalho: teamRoleWork[papel],
      expiraEm,
      url: `${publicUrl}/convite-da-equipe/${code}`,
    },
  };
};

const roleSchema = v.object({ nome: v.string(), papel: v.string(), trabalho: v.string() });

const composeRole: Composer<'papel-alterado'> = (message, { publicUrl }) =>
  Promise.resolve({
    to: addressOf(message),
    props: { ...v.parse(roleSchema, message.dados), url: `${publicUrl}/minha-conta` },
  });

const endSchema = v.object({ nome: v.string(), volta: v.boolean() });

const composeEnd: Composer<'acesso-encerrado'> = (message) =>
  Promise.resolve({ to: addressOf(message), props: v.parse(endSchema, message.dados) });

export const teamComposers = {
  'convite-da-equipe': composeInvitation,
  'papel-alterado': composeRole,
  'acesso-encerrado': composeEnd,
  // It is sent at once, never from the outbox.
  'email-de-teste': () => Promise.resolve(null),
} satisfies Partial<Composers>;
