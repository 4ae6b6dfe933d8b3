import { ApiClient } from '../../tests/support/backend/api-client.ts';

export const people = {
  visitor: null,
  student: 'aluno@vitrine.dev',
  guardian: 'responsavel@vitrine.dev',
  company: 'empresa@vitrine.dev',
  seller: 'vendas@vitrine.dev',
  finance: 'financeiro@vitrine.dev',
  admin: 'admin@vitrine.dev',
} as const;
export type Person = keyof typeof people;

export async function signIn(backendUrl: string, person: Person): Promise<Map<string, string>> {
  const identificador = people[person];
  const client = new ApiClient(backendUrl);
  if (identificador === null) return client.cookies;
  const { status } = await client.post('/api/login', { identificador, senha: 'Vitrine2026' });
  if (status !== 200) throw new Error(`Signing in as ${person} answered ${status}.`);
  return client.cookies;
}

export const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
