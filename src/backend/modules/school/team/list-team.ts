import type { Database } from '#/backend/db/database.ts';
import type { Session } from '#/backend/request/context.ts';
import { isTeamRole } from '#/domain/staff/team-role.ts';
import { selectInvitations } from './invitation-repository.ts';
import { selectMembers } from './team-repository.ts';

const MOST_MEMBERS = 100;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Members and open invitations, of which `busca` picks those with it in name or address. */
export async function describeTeam(
  { db, now }: { db: Database; now: Date },
  { loginId }: Session,
  busca: string,
) {
  const wanted = plain(busca);
  const matches = (...texts: readonly string[]) => texts.some((text) => plain(text).includes(wanted));
  const [members, invitations] = await Promise.all([selectMembers(db), selectInvitations(db)]);
  const found = members.flatMap(({ kind, ultimoAcesso, nome, email, ...rest }) =>
    isTeamRole(kind) && matches(nome, email)
      ? [
          {
            ...rest,
            nome,
            email,
            papel: kind,
            ultimoAcesso: ultimoAcesso?.toISOString() ?? null,
            voce: rest.id === loginId,
          },
        ]
      : [],
  );
  const convites = invitations
    .filter(({ email }) => matches(email))
    .map(({ expiraEm, ...invitation }) => ({
      ...invitation,
      expiraEm: expiraEm.toISOString(),
      vencido: expiraEm <= now,
    }));
  const supervisores = members.flatMap(({ id, nome, kind }) => (kind === 'SUPERVISOR' ? [{ id, nome }] : []));
  return {
    membros: found.slice(0, MOST_MEMBERS),
    haMais: found.length > MOST_MEMBERS,
    supervisores,
    convites,
  };
}
