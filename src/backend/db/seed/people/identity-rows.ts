import { hashPassword } from '#/backend/crypto/password-hash.ts';
import type { logins, persons } from '#/backend/db/schema/identity.ts';
import { addDays } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { makeCpf, makeName, makePhone } from './people.ts';
import { createRandom } from '../random.ts';
import { seededLogins } from './seeded-logins.ts';

export type PersonRow = typeof persons.$inferInsert & { id_pessoa: number; cpf: string; nascimento: string };
export type LoginRow = typeof logins.$inferInsert;

const BUYERS = 160;

export function buildPersons(today: CalendarDay, now: Date): PersonRow[] {
  const random = createRandom('persons');
  const known = seededLogins.map((login, index) => ({
    id_pessoa: index + 1,
    nome: login.nome,
    cpf: login.cpf,
    nascimento: login.nascimento,
    telefones: login.telefone ? [login.telefone] : [],
    email_principal: login.email,
    ficha: { nacionalidade: 'BR' },
    criado_em: now,
  }));
  const taken = new Set(known.map(({ cpf }) => cpf));
  const buyers: PersonRow[] = [];
  while (buyers.length < BUYERS) {
    const cpf = makeCpf(random);
    if (taken.has(cpf)) continue;
    taken.add(cpf);
    const id = known.length + buyers.length + 1;
    buyers.push({
      id_pessoa: id,
      nome: makeName(random),
      cpf,
      nascimento: addDays(today, -random.integer(19 * 365, 52 * 365)),
      telefones: [makePhone(random)],
      email_principal: `comprador${id}@exemplo.com.br`,
      ficha: { nacionalidade: 'BR' },
      criado_em: now,
    });
  }
  return [...known, ...buyers];
}

export async function buildLogins(now: Date): Promise<LoginRow[]> {
  const supervisor = seededLogins.findIndex(({ tipoLogin }) => tipoLogin === 'SUPERVISOR') + 1;
  return Promise.all(
    seededLogins.map(async ({ tipoLogin, email, senha }, index) => ({
      id_login: index + 1,
      id_pessoa: index + 1,
      tipo_login: tipoLogin,
      usuario: email.split('@')[0],
      email,
      email_confirmado_em: now,
      senha_hash: await hashPassword(senha),
      id_login_contact_center:
        tipoLogin === 'CONTACT_CENTER' || tipoLogin === 'SUPERVISOR' ? 500 + index : null,
      id_supervisor: tipoLogin === 'CONTACT_CENTER' ? supervisor : null,
      desconto_maximo_percentual: tipoLogin === 'CONTACT_CENTER' ? 10 : tipoLogin === 'SUPERVISOR' ? 20 : 0,
      criado_em: now,
    })),
  );
}
