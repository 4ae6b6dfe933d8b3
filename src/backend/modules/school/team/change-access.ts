import type { Database } from '#/backend/db/database.ts';
import { isUniqueViolation } from '#/backend/db/unique-violation.ts';
import { BackendError, refusedField } from '#/backend/http/backend-error.ts';
import { endKeysOf } from '#/backend/modules/machine-keys/machine-keys.ts';
import { endAccess } from '#/backend/modules/identity/login/end-access.ts';
import { endSessionsOfLogin } from '#/backend/modules/identity/login/end-sessions.ts';
import { forgetSchoolAccount } from '#/backend/modules/identity/school-account/forget-school-account.ts';
import { dropFactor } from '#/backend/modules/identity/second-factor/reset-factor.ts';
import type { Session } from '#/backend/request/context.ts';
import { isShopper } from '#/domain/person/login-kind.ts';
import { loginKindLabels } from '#/domain/person/login-kind.ts';
import { isSellingRole, type TeamRole, teamRoleWork } from '#/domain/staff/team-role.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { deleteInvitationsOfInviter } from './invitation-repository.ts';
import { lockAsAdministrator, recordTeamAct, type TeamDeps } from './team-act.ts';
import { holdSupervisor, leaveTeam, releaseSellersOf, setRole, setSellingTerms } from './team-repository.ts';

const ownAccess = () =>
  new BackendError(
    409,
    'PROPRIO_ACESSO',
    'Ninguém muda nem encerra o próprio acesso. Peça a outra pessoa da administração.',
  );
const noMember = () => new BackendError(404, 'PESSOA_NAO_ENCONTRADA', 'Esta pessoa não é mais da equipe.');

const sellsNothing = () =>
  new BackendError(409, 'PAPEL_SEM_VENDAS', 'Este papel não vende: não tem supervisor nem desconto.');
const noSupervisor = (message: string) => refusedField('SUPERVISOR_INVALIDO', 'idSupervisor', message);

type Member = NonNullable<Awaited<ReturnType<typeof lockAsAdministrator>>>;

/** @throws 409 `PROPRIO_ACESSO`, 404 `PESSOA_NAO_ENCONTRADA`, 403 for who is no administrator any more */
function withMember(
  { db }: TeamDeps,
  session: Session,
  id: number,
  run: (tx: Database, member: Member) => Promise<void>,
): Promise<void> {
  if (id === session.loginId) throw ownAccess();
  return db.transaction(async (tx) => {
    const member = await lockAsAdministrator(tx, session, id);
    if (!member || isShopper(member.kind)) throw noMember();
    await run(tx, member);
  });
}

const objectOf = ({ loginId: id, personId }: Member, { loginId }: Session) => ({
  loginId,
  personId,
  objeto: `login ${id}`,
});

/** Sessions read the role with every request, so that it counts at once (IDENTITY-24). */
export async function changeRole(
  deps: TeamDeps,
  session: Session,
  { id, papel }: { id: number; papel: TeamRole },
): Promise<void> {
  try {
    await withMember(deps, session, id, async (tx, member) => {
      if (member.kind === papel) return;
      await setRole(tx, id, papel);
      await endDutiesOf(tx, member, deps.now);
      await enqueueMessage(
        tx,
        {
          tipo: 'papel-alterado',
          destinatario: member.email,
          dados: {
            nome: member.nome,
            id_login: id,
            papel: loginKindLabels[papel],
            trabalho: teamRoleWork[papel],
          },
        },
        deps.now,
      );
      const dados = { de: member.kind, para: papel };
      await recordTeamAct(tx, deps, 'MUDOU_PAPEL', { ...objectOf(member, session), dados });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new BackendError(409, 'PAPEL_EXISTENTE', 'Esta pessoa já tem outro acesso com este papel.');
  }
}

/** What others got of the member by the role that ends. */
async function endDutiesOf(tx: Database, { loginId, kind }: Member, now: Date): Promise<void> {
  if (kind === 'ADMIN') {
    await deleteInvitationsOfInviter(tx, loginId);
    await endKeysOf(tx, loginId, now);
  }
  if (kind === 'SUPERVISOR') await releaseSellersOf(tx, loginId);
}

/**
 * @throws 409 `PAPEL_SEM_VENDAS` for who doesn't sell, 422 `SUPERVISOR_INVALIDO`, and as {@link changeRole}
 */
export function changeSellingTerms(
  deps: TeamDeps,
  session: Session,
  { id, ...terms }: { id: number; idSupervisor: number | null; descontoMaximo: number },
): Promise<void> {
  return withMember(deps, session, id, async (tx, member) => {
    if (!isSellingRole(member.kind)) throw sellsNothing();
    const { idSupervisor } = terms;
    if (idSupervisor !== null) {
      if (member.kind === 'SUPERVISOR') throw noSupervisor('Quem supervisiona não tem supervisor.');
      if (!(await holdSupervisor(tx, idSupervisor)))
        throw noSupervisor('Escolha uma pessoa que supervisiona.');
    }
    await setSellingTerms(tx, id, terms);
    await recordTeamAct(tx, deps, 'MUDOU_CONDICOES_DE_VENDA', { ...objectOf(member, session), dados: terms });
  });
}

export function endSessionsOf(deps: TeamDeps, session: Session, id: number): Promise<void> {
  return withMember(deps, session, id, async (tx, member) => {
    await endSessionsOfLogin(tx, id, deps.now);
    await recordTeamAct(tx, deps, 'ENCERROU_SESSOES', objectOf(member, session));
  });
}

/**
 * Ends sessions, links and second factor at once. A shopper's account that had joined is one again; a login
 * made for the team is switched off (IDENTITY-25).
 */
export function removeFromTeam(deps: TeamDeps, session: Session, id: number): Promise<void> {
  return withMember(deps, session, id, async (tx, member) => {
    await leaveTeam(tx, member, deps.now);
    await dropFactor(tx, id);
    await forgetSchoolAccount(tx, id);
    await endAccess(tx, id, deps.now);
    await endDutiesOf(tx, member, deps.now);
    const volta = member.personalKind !== null;
    await enqueueMessage(
      tx,
      {
        tipo: 'acesso-encerrado',
        destinatario: member.email,
        dados: { nome: member.nome, id_login: id, volta },
      },
      deps.now,
    );
    const dados = { papel: member.kind, volta: member.personalKind };
    await recordTeamAct(tx, deps, 'REMOVEU_DA_EQUIPE', { ...objectOf(member, session), dados });
  });
}
