import { eq } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, outbox } from '#/backend/db/schema/identity.ts';
import { employerLinkUrl } from '#/backend/modules/assisted/employer/employer-link.ts';
import { loginCodeOf } from '#/backend/modules/assisted/proposal-link.ts';
import { findProposal } from '#/backend/modules/assisted/proposal-repository.ts';
import type { Proposal } from '#/contract/assisted/proposal.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import type { TestBackend } from '../../support/backend/backend.ts';
import { makeRegistration } from '../../support/backend/registration.ts';
import { bodyOf, Buyer } from '../checkout/buyer.ts';

export async function loginIdOf(db: Database, { student: { email } }: Buyer): Promise<number> {
  const [row] = await db.select().from(logins).where(eq(logins.email, email));
  return row!.id_login;
}

export async function registerStaff(
  { url, db }: TestBackend,
  tipo_login: LoginKind,
  { supervisorId = null, cap = 10 }: { supervisorId?: number | null; cap?: number } = {},
): Promise<Buyer> {
  const person = await Buyer.register(url);
  await db
    .update(logins)
    .set({
      tipo_login,
      id_login_contact_center: hasPermission(tipo_login, 'sell-assisted') ? 100 : null,
      id_supervisor: supervisorId,
      desconto_maximo_percentual: cap,
    })
    .where(eq(logins.id_login, await loginIdOf(db, person)));
  // The role lies in the session: a new one has it.
  const { email } = person.student;
  await person.client.post('/api/login', { identificador: email, senha: person.password });
  return person;
}

export const tryPropose = (
  seller: Buyer,
  id_oferta: number,
  cpf: string,
  more: Record<string, unknown> = {},
) => seller.client.post<Proposal>('/api/compra-assistida', { id_oferta, cpf, ...more });

export const propose = async (...wish: Parameters<typeof tryPropose>): Promise<Proposal> =>
  bodyOf(await tryPropose(...wish), 201);

export const tokenOf = ({ url }: Proposal): string => new URL(url!).searchParams.get('link')!;

export async function agreeOn(
  { db, services, url }: TestBackend,
  { supervisor, seller }: { supervisor: Buyer; seller: Buyer },
  { id }: Pick<Proposal, 'id'>,
): Promise<Proposal> {
  const decision = { decisao: 'APROVADO' };
  bodyOf(await supervisor.client.post(`/api/compra-assistida/${id}/desconto`, decision));
  const serie = (await findProposal(db, id))!.empresa_serie;
  if (serie !== null) {
    const convite = employerLinkUrl(url, services.keys, serie).split('/').at(-1)!;
    const answer = { resposta: 'CONFIRMADA' };
    bodyOf(await new ApiClient(url).post(`/api/matricula-assistida/empresa/${convite}`, answer));
  }
  return bodyOf(await seller.client.get<Proposal>(`/api/compra-assistida/${id}`));
}

export function makeStudent() {
  const { nome, cpf, nascimento, telefone, email } = makeRegistration();
  return { nome, cpf, nascimento, telefone, email };
}

export async function codeOf({ db, services }: TestBackend, id: number): Promise<string> {
  const proposal = await findProposal(db, id);
  return loginCodeOf(services.keys, proposal!.codigo_serie!);
}

export async function mailsTo(db: Database, email: string): Promise<string[]> {
  const rows = await db.select().from(outbox).where(eq(outbox.destinatario, email));
  return rows.map(({ tipo }) => tipo);
}
