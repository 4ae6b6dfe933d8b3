import type { Sealer } from '#/backend/crypto/sealer.ts';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { confirmProvenAddress } from '#/backend/modules/identity/email/confirm-proven-address.ts';
import { deadLink, hashOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { endSessionsOfLogin } from '#/backend/modules/identity/login/end-sessions.ts';
import type { LoginForCheck } from '#/backend/modules/identity/login/login-for-check.ts';
import { confirmPassword } from '#/backend/modules/identity/password/confirm-password.ts';
import { addStaff, hashStaffPassword } from '#/backend/modules/identity/person/add-staff.ts';
import { prepareFactor } from '#/backend/modules/identity/second-factor/set-up-factor.ts';
import type { Session } from '#/backend/request/context.ts';
import { isShopper } from '#/domain/person/login-kind.ts';
import { mustHaveSecondFactor } from '#/domain/person/second-factor.ts';
import type { TeamRole } from '#/domain/staff/team-role.ts';
import { findInvitation, takeInvitation, type InvitationRow } from './invitation-repository.ts';
import { recordTeamAct, type TeamDeps } from './team-act.ts';
import { becomeMember, findLoginOfAddress, freeAddressOfLeaver } from './team-repository.ts';

interface JoinDeps extends TeamDeps {
  sealer: Sealer | null;
}

export type JoiningLogin = LoginForCheck & { papel: TeamRole };

const hasAccount = () =>
  new BackendError(
    409,
    'CADASTRO_EXISTENTE',
    'Este endereço já tem uma conta. Entre com ela e abra de novo o link do convite.',
  );
const isMember = () => new BackendError(409, 'JA_E_DA_EQUIPE', 'Esta conta já é da equipe.');

async function requireInvitation({ db, now }: Pick<JoinDeps, 'db' | 'now'>, code: string) {
  const invitation = await findInvitation(db, hashOneTimeToken(code), now);
  if (!invitation) throw deadLink();
  return invitation;
}

/**
 * What a link is for, and whose the address is.
 * @throws 410 `LINK_SEM_VALIDADE`
 */
export async function checkInvitation(
  deps: Pick<JoinDeps, 'db' | 'now'>,
  session: Session | null,
  code: string,
) {
  const { email, tipo_login: papel } = await requireInvitation(deps, code);
  const login = await findLoginOfAddress(deps.db, email);
  return { email, papel, conta: accountOf(login, session) };
}

function accountOf(login: Awaited<ReturnType<typeof findLoginOfAddress>>, session: Session | null) {
  if (!login || login.desativadoEm) return 'nenhuma' as const;
  if (!isShopper(login.kind)) return 'da-equipe' as const;
  return login.loginId === session?.loginId ? ('sua' as const) : ('outra' as const);
}

/**
 * Makes a new login of the team. A person who left comes back with a new one, too: the address may be another
 * person's by now.
 * @throws 410 `LINK_SEM_VALIDADE`, 409 `CADASTRO_EXISTENTE`, 422 for a password that is easily guessed
 */
export async function joinTeam(
  deps: JoinDeps,
  { convite, nome, senha }: { convite: string; nome: string; senha: string },
): Promise<JoiningLogin> {
  const { db, now } = deps;
  const { email } = await requireInvitation(deps, convite);
  const known = await findLoginOfAddress(db, email);
  if (known && !known.desativadoEm) throw hasAccount();
  const senhaHash = await hashStaffPassword({ nome, email, senha });
  return db.transaction(async (tx) => {
    const invitation = await takeInvitation(tx, hashOneTimeToken(convite), now);
    if (!invitation) throw deadLink();
    const { tipo_login: papel } = invitation;
    await freeAddressOfLeaver(tx, email);
    const made = await addStaff(tx, { nome, email, senhaHash, kind: papel }, now);
    if (!made) throw hasAccount();
    await finishJoining(tx, deps, made, invitation);
    return { ...made, papel };
  });
}

/**
 * Gives the caller's own account the role: only that of the invited address, and with its password. Its other
 * sessions end.
 * @throws 410 `LINK_SEM_VALIDADE`, 409 `JA_E_DA_EQUIPE`, 422 `SENHA_INCORRETA`
 */
export async function joinTeamWithAccount(
  deps: JoinDeps & { throttle: Throttle },
  session: Session,
  { convite, senha }: { convite: string; senha: string },
): Promise<JoiningLogin> {
  const { db, now } = deps;
  const { loginId, personId } = session;
  const { email } = await requireInvitation(deps, convite);
  if (email !== session.person.email) throw deadLink();
  if (!isShopper(session.tipoLogin)) throw isMember();
  const { senhaHash } = await confirmPassword(deps, session, senha, 'senha');
  return db.transaction(async (tx) => {
    const invitation = await takeInvitation(tx, hashOneTimeToken(convite), now);
    if (!invitation) throw deadLink();
    const { tipo_login: papel } = invitation;
    if (!(await becomeMember(tx, { loginId, email, papel }))) throw isMember();
    await endSessionsOfLogin(tx, loginId, now);
    await finishJoining(tx, deps, { loginId, personId }, invitation);
    return { loginId, personId, senhaHash, papel };
  });
}

async function finishJoining(
  tx: Database,
  deps: JoinDeps,
  { loginId, personId }: Pick<LoginForCheck, 'loginId' | 'personId'>,
  { id, tipo_login: papel }: InvitationRow,
): Promise<void> {
  await confirmProvenAddress(tx, loginId, deps.now);
  if (mustHaveSecondFactor(papel)) await prepareFactor({ ...deps, db: tx }, loginId);
  const act = { loginId, personId, objeto: `convite ${id}`, dados: { papel } };
  await recordTeamAct(tx, deps, 'ENTROU_NA_EQUIPE', act);
}
