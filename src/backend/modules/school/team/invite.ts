import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { enqueueForThirdPerson } from '#/backend/mail/outbox.ts';
import type { Session } from '#/backend/request/context.ts';
import { INVITATION_DAYS, type TeamRole } from '#/domain/staff/team-role.ts';
import {
  deleteExpiredInvitations,
  deleteInvitation,
  insertInvitation,
  invitationExists,
  renewInvitation,
} from './invitation-repository.ts';
import { lockAsAdministrator, recordTeamAct, type TeamDeps } from './team-act.ts';
import { findTeamLogin } from './team-repository.ts';

const DAY_MS = 86_400_000;
const RESEND_MS = 60_000;
const FORGET_DAYS = 30;

const MEMBER = 'Esta pessoa já é da equipe. Mude o papel dela na lista.';
const INVITED = 'Este endereço já tem um convite. Reenvie ou retire o convite na lista.';

const conflict = (codigo: string, message: string) =>
  new BackendError(409, codigo, message, { email: [message] });
const noInvitation = () =>
  new BackendError(
    404,
    'CONVITE_NAO_ENCONTRADO',
    'Este convite não existe mais: foi aceito, retirado ou venceu há muito tempo.',
  );

const until = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/**
 * Invites an address to the team (IDENTITY-23). Whether it has an account is not told.
 * @throws 409 `JA_E_DA_EQUIPE`, `CONVITE_EXISTENTE`; 403 once the caller is no administrator any more
 */
export async function inviteToTeam(
  deps: TeamDeps,
  session: Session,
  { email, papel }: { email: string; papel: TeamRole },
): Promise<void> {
  const { db, now } = deps;
  await db.transaction(async (tx) => {
    await lockAsAdministrator(tx, session);
    const known = await findTeamLogin(tx, email);
    if (known && !known.desativadoEm) throw conflict('JA_E_DA_EQUIPE', MEMBER);
    await deleteExpiredInvitations(tx, new Date(now.getTime() - FORGET_DAYS * DAY_MS));
    const invitation = await insertInvitation(tx, {
      email,
      tipo_login: papel,
      convidado_por: session.loginId,
      enviado_em: now,
      expira_em: until(now),
    });
    if (!invitation) throw conflict('CONVITE_EXISTENTE', INVITED);
    await sendInvitation(tx, invitation, session, now);
    await recordTeamAct(tx, deps, 'CONVIDOU_PARA_EQUIPE', {
      loginId: session.loginId,
      objeto: `convite ${invitation.id}`,
      dados: { papel },
    });
  });
}

/**
 * Sends a new link; the one before is dead.
 * @throws 404 `CONVITE_NAO_ENCONTRADO`, 429 within a minute of the last one
 */
export async function resendInvitation(deps: TeamDeps, session: Session, id: number): Promise<void> {
  const { db, now } = deps;
  await db.transaction(async (tx) => {
    await lockAsAdministrator(tx, session);
    const before = new Date(now.getTime() - RESEND_MS);
    const invitation = await renewInvitation(tx, id, { at: now, before, until: until(now) });
    if (!invitation) {
      if (await invitationExists(tx, id)) throw tooSoon();
      throw noInvitation();
    }
    await sendInvitation(tx, invitation, session, now);
    await recordTeamAct(tx, deps, 'REENVIOU_CONVITE', {
      loginId: session.loginId,
      objeto: `convite ${id}`,
    });
  });
}

/** @throws 404 `CONVITE_NAO_ENCONTRADO` */
export async function withdrawInvitation(deps: TeamDeps, session: Session, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockAsAdministrator(tx, session);
    if (!(await deleteInvitation(tx, id))) throw noInvitation();
    await recordTeamAct(tx, deps, 'RETIROU_CONVITE', { loginId: session.loginId, objeto: `convite ${id}` });
  });
}

const tooSoon = () =>
  new BackendError(
    429,
    'MUITAS_TENTATIVAS',
    'O convite acabou de ser enviado. Espere um minuto para reenviar.',
    undefined,
    { retryAfter: RESEND_MS / 1000 },
  );

function sendInvitation(
  tx: Database,
  { id, email, envios }: { id: number; email: string; envios: number },
  { loginId }: Session,
  now: Date,
): Promise<void> {
  const dados = { id_convite: id, envio: envios };
  const sender = { staffLoginId: loginId };
  return enqueueForThirdPerson(tx, { tipo: 'convite-da-equipe', destinatario: email, dados, sender }, now);
}
