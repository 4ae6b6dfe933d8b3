import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import {
  endpointAccess,
  expectedOutcome,
  listEndpoints,
  roles,
  type EndpointAccess,
} from './endpoint-access.ts';
import { callEndpoint, enterAs, seededLoginOf, type Role } from './role-clients.ts';

/**
 * `ROLE_MATRIX=print npx vitest run --project backend tests/backend/account/role-matrix.test.ts` prints the
 * table.
 */
const printing = process.env['ROLE_MATRIX'] === 'print';

const backend = withBackend({ seed: true });
const clients = new Map<Role, ApiClient>();
beforeAll(async () => {
  for (const role of roles) clients.set(role, await enterAs(role, () => backend.current.url));
});

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

describe('every role at every endpoint (IDENTITY-2)', () => {
  const table: string[][] = [];

  test.each(listEndpoints().filter(({ name }) => name in endpointAccess))('$name', async (endpoint) => {
    const spec = endpointAccess[endpoint.name]!;
    const row: string[] = [];
    for (const role of roles) {
      // Signing out would end the session of the calls that follow.
      const ends = endpoint.name === 'session.logout';
      const client = ends ? await enterAs(role, () => backend.current.url) : clients.get(role)!;
      // Staff are refused even with their password; a shopper's account must outlive the test.
      const staff = !['ALUNO', 'RESPONSAVEL', 'EMPRESA', 'VISITOR'].includes(role);
      const own =
        endpoint.name === 'account.eraseAccount' && staff ? { senha: seededLoginOf(role)!.senha } : spec.body;
      const { status, body } = await callEndpoint(
        client,
        endpoint,
        own === undefined ? spec : { ...spec, body: own },
      );
      row.push(String(status));
      expect(status, `${role}: ${JSON.stringify(body)}`).toBeLessThan(500);
      const outcome = outcomeOf(spec, status, body?.codigo);
      expect(outcome, `${role}: ${JSON.stringify(body)}`).toBe(expectedOutcome(spec, role));
      if (outcome === 'sign in')
        expect(body.codigo).toBe(spec.access === 'machine' ? 'CHAVE_INVALIDA' : 'NAO_AUTENTICADO');
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
