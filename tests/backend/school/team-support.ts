import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sendMails } from '#/backend/app/send-mails.ts';
import { logins } from '#/backend/db/schema/identity.ts';
import type { TeamInvitation, TeamMember } from '#/contract/school/team.ts';
import type { TeamRole } from '#/domain/staff/team-role.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import type { TestBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import type { MailServer } from '../../support/mail/mail-server.ts';

export interface Team {
  membros: TeamMember[];
  haMais: boolean;
  supervisores: { id: number; nome: string }[];
  convites: TeamInvitation[];
}

export async function hire(at: TestBackend, papel: TeamRole) {
  const client = new ApiClient(at.url);
  const { email, senha } = await registerShopper(client);
  const isSeller = papel === 'CONTACT_CENTER' || papel === 'SUPERVISOR';
  const [login] = await at.db
    .update(logins)
    .set({ tipo_login: papel, id_login_contact_center: isSeller ? 1 : null })
    .where(eq(logins.email, email))
    .returning();
  return { client, email, senha, id: login!.id_login };
}

export const invite = (admin: ApiClient, email: string, papel: TeamRole) =>
  admin.post('/api/equipe/convites', { email, papel });

export async function listTeam(admin: ApiClient, busca = ''): Promise<Team> {
  const { body } = await admin.get<Team>(`/api/equipe?busca=${encodeURIComponent(busca)}`);
  return body;
}

/** The codes of the invitations that were mailed to an address, the oldest first. */
export async function codesMailedTo(at: TestBackend, server: MailServer, email: string): Promise<string[]> {
  await sendMails(at.services);
  return server
    .mailsTo(email, 'Convite para a equipe da Vitrine')
    .map(({ text }) => /convite-da-equipe\/([\w-]{43})/.exec(text!)![1]!);
}

export const join = (convite: string, nome = 'Rui Prado', client?: ApiClient) => ({
  as: (at: TestBackend) =>
    (client ?? new ApiClient(at.url)).post('/api/convite-da-equipe', {
      convite,
      nome,
      senha: 'Girassol2031',
    }),
});

export async function inviteAndJoin(
  at: TestBackend,
  server: MailServer,
  { admin, email, papel }: { admin: ApiClient; email: string; papel: TeamRole },
) {
  expect((await invite(admin, email, papel)).status).toBe(200);
  const convite = (await codesMailedTo(at, server, email)).at(-1)!;
  const client = new ApiClient(at.url);
  expect((await join(convite, 'Rui Prado', client).as(at)).status).toBe(200);
  const member = (await listTeam(admin)).membros.find((each) => each.email === email)!;
  return { client, convite, member };
}
