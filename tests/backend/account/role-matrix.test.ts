import { and, eq, gt, ne, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { seededLogins } from '#/backend/db/seed/seeded-logins.ts';
import type { AccountSession } from '#/contract/identity/account.ts';
import { loginKinds, type LoginKind } from '#/domain/login-kind.ts';
import { ApiClient } from '../../support/api-client.ts';
import { withBackend } from '../../support/backend.ts';
import { registerSomebody } from '../../support/registration.ts';
import {
  endpointAccess,
  expectedOutcome,
  fillParams,
  listEndpoints,
  roles,
  type Access,
  type Endpoint,
  type EndpointAccess,
} from './endpoint-access.ts';

/** `ROLE_MATRIX=print npx vitest run --project backend tests/backend/account/role-matrix.test.ts` prints the table. */
const printing = process.env['ROLE_MATRIX'] === 'print';

const backend = withBackend({ seed: true });
const visitor = () => new ApiClient(() => backend.current.url);

type Role = LoginKind | 'VISITOR';
const loginOf = (role: Role) => seededLogins.find(({ tipoLogin }) => tipoLogin === role);

async function enter(role: Role): Promise<ApiClient> {
  const client = visitor();
  const login = loginOf(role);
  if (login) {
    const { status } = await client.post('/api/login', { identificador: login.email, senha: login.senha });
    expect(status).toBe(200);
  }
  return client;
}

const clients = new Map<Role, ApiClient>();
beforeAll(async () => {
  for (const role of roles) clients.set(role, await enter(role));
});

function call(
  client: ApiClient,
  { method, path }: Endpoint,
  { params, query = '', headers, body }: EndpointAccess,
  object?: string,
) {
  const filled = object ? { ...params, id: object, codigo: object, codigoCompra: object } : params;
  return client.request(method, fillParams(path, filled) + query, {
    ...(headers && { headers }),
    ...(body !== undefined && method !== 'GET' && { body }),
  });
}

const roleRefusals = new Set(['ACESSO_NEGADO', 'CONTA_DA_EQUIPE']);

function outcomeOf({ access }: EndpointAccess, status: number, codigo: string | undefined): string {
  if (access === 'provider') return status === 401 || status === 403 ? 'refused' : 'in';
  if (status === 401) return 'sign in';
  // A wrong password may be 403 as well.
  return status === 403 && roleRefusals.has(codigo ?? '') ? 'refused' : 'in';
}

test('every endpoint of the contract says who may call it', () => {
  expect(
    listEndpoints()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(endpointAccess).sort());
});

describe('every role at every endpoint', () => {
  const table: string[][] = [];

  test.each(listEndpoints().filter(({ name }) => name in endpointAccess))('$name', async (endpoint) => {
    const spec = endpointAccess[endpoint.name]!;
    const row: string[] = [];
    for (const role of roles) {
      // Signing out would end the session of the calls that follow.
      const ends = endpoint.name === 'session.logout';
      const client = ends ? await enter(role) : clients.get(role)!;
      // Staff are refused even with their password; a shopper's account must outlive the test.
      const staff = !['ALUNO', 'RESPONSAVEL', 'EMPRESA', 'VISITOR'].includes(role);
      const own = endpoint.name === 'account.erase' && staff ? { senha: loginOf(role)!.senha } : spec.body;
      const { status, body } = await call(
        client,
        endpoint,
        own === undefined ? spec : { ...spec, body: own },
      );
      row.push(String(status));
      expect(status, `${role}: ${JSON.stringify(body)}`).toBeLessThan(500);
      const outcome = outcomeOf(spec, status, body?.codigo);
      expect(outcome, `${role}: ${JSON.stringify(body)}`).toBe(expectedOutcome(spec, role));
      if (outcome === 'sign in') expect(body.codigo).toBe('NAO_AUTENTICADO');
    }
    table.push([`${endpoint.method} ${endpoint.path}`, ...row]);
  });

  afterAll(() => {
    if (!printing) return;
    const head = ['endpoint', ...roles];
    const width = Math.max(...table.map(([name = '']) => name.length));
    const line = (cells: string[]) =>
      cells.map((cell, index) => cell.padEnd(index === 0 ? width : 14)).join(' ');
    console.log([head, ...table].map(line).join('\n'));
  });
});

describe('an object of one’s own is found, that of somebody else answers exactly as a missing one', () => {
  const withObject = listEndpoints().filter(({ name }) => endpointAccess[name]?.object);
  const objects: Record<string, string> = {};
  const owned = new Map<Role, Record<string, string>>();

  beforeAll(async () => {
    const owner = visitor();
    const { idPessoa } = await registerSomebody(owner);
    const { db } = backend.current;
    const [row] = await db
      .select({ codigo: purchases.codigo })
      .from(purchases)
      .where(and(eq(purchases.estado, 'MATRICULADA'), ne(purchases.id_pessoa, 1)))
      .limit(1);
    await db.update(purchases).set({ id_pessoa: idPessoa }).where(eq(purchases.codigo, row!.codigo));
    objects['purchase'] = row!.codigo;
    objects['session'] = (await owner.get<AccountSession[]>('/api/sessoes')).body[0]!.id;
    const own = await owner.get(`/api/compra/${row!.codigo}`);
    if (own.status !== 200) throw new Error(`the owner's own purchase answered ${own.status}`);
    for (const role of loginKinds) owned.set(role, await makeOwn(role));
  });

  /** A purchase and a second session of the role's own. */
  async function makeOwn(role: LoginKind): Promise<Record<string, string>> {
    const { db } = backend.current;
    const { idPessoa } = (await clients.get(role)!.get<{ idPessoa: number }>('/api/getPersonData')).body;
    const others = db
      .select({ id: purchases.id_oferta })
      .from(purchases)
      .where(eq(purchases.id_pessoa, idPessoa));
    const [row] = await db
      .select({ codigo: purchases.codigo })
      .from(purchases)
      .where(
        and(
          eq(purchases.estado, 'MATRICULADA'),
          gt(purchases.id_pessoa, seededLogins.length),
          ne(purchases.codigo, objects['purchase']!),
          notInArray(purchases.id_oferta, others),
        ),
      )
      .limit(1);
    await db.update(purchases).set({ id_pessoa: idPessoa }).where(eq(purchases.codigo, row!.codigo));
    const { body } = await (await enter(role)).get<AccountSession[]>('/api/sessoes');
    return { purchase: row!.codigo, session: body.find(({ atual }) => atual)!.id };
  }

  test('there are such endpoints', () => {
    expect(withObject.length).toBeGreaterThan(5);
  });

  test.each(withObject)('$name, for every role', async (endpoint) => {
    const spec = endpointAccess[endpoint.name]!;
    for (const role of roles) {
      const answer = async (object?: string) => {
        const { status, body, headers } = await call(clients.get(role)!, endpoint, spec, object);
        const told = [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
        return JSON.stringify({ status, body, told });
      };
      const missing = await answer();
      expect(await answer(objects[spec.object!]), role).toBe(missing);
      expect(missing).toContain(`"status":${statusOfMissing(role, spec.access)}`);
      if (role === 'VISITOR') continue;
      const own = await answer(owned.get(role)![spec.object!]);
      if (expectedOutcome(spec, role) === 'in') expect(own, role).not.toBe(missing);
      else expect(own, role).toBe(missing);
    }
  });
});

function statusOfMissing(role: Role, access: Access): number {
  if (role === 'VISITOR') return 401;
  const allowed = typeof access === 'string' || access.some((kind) => kind === role);
  return allowed ? 404 : 403;
}
