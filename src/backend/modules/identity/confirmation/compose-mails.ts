import * as v from 'valibot';
import { addressOf, type Composer, type Composers } from '#/backend/mail/compose-mail.ts';
import { mayTake } from '#/backend/limits/throttle.ts';
import { issueMailedToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { nameBrowser } from '#/domain/site/browser-name.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { findMailLogin } from '../login/login-access-repository.ts';

const signInSchema = v.object({ id_login: v.number(), em: v.string(), agente: v.nullable(v.string()) });

const askWhoSignedIn: Composer<'confirmar-login'> = async (message, { db, throttle, publicUrl, now }) => {
  const { dados, tentativas } = message;
  const to = addressOf(message);
  const { id_login: loginId, em, agente } = v.parse(signInSchema, dados);
  const login = await findMailLogin(db, loginId);
  if (!login || login.email !== to) return null;
  if (tentativas === 1 && !(await mayTake(throttle, 'login-notice', String(loginId)))) return null;
  const wish = { tipo: 'CONFIRMAR_LOGIN', loginId, dados: { em, agente } } as const;
  const token = await issueMailedToken(db, message, wish, now);
  if (!token) return null;
  const props = {
    nome: login.nome,
    when: formatInstant(new Date(em)),
    browser: nameBrowser(agente),
    url: `${publicUrl}/confirmacao-login/${token}`,
  };
  return { to, props };
};

const loginSchema = v.object({ id_login: v.number() });

const composeAccessBlocked: Composer<'acesso-bloqueado'> = async (message, { db, publicUrl, now }) => {
  const login = await findMailLogin(db, v.parse(loginSchema, message.dados).id_login);
  if (!login) return null;
  const { loginId, nome, email } = login;
  const token = await issueMailedToken(db, message, { tipo: 'TROCAR_SENHA', loginId, dados: {} }, now);
  return token ? { to: email, props: { nome, url: `${publicUrl}/trocasenha/${token}/vitrine` } } : null;
};

export const loginConfirmationComposers = {
  'confirmar-login': askWhoSignedIn,
  'acesso-bloqueado': composeAccessBlocked,
} satisfies Partial<Composers>;
