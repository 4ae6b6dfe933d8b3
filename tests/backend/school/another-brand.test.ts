import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { seededLogins } from '#/backend/db/seed/people/seeded-logins.ts';
import { emptyBrand } from '#/domain/school/brand.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';
import { tracesOfDemonstration } from '../../support/documents/traces-of-demonstration.ts';
import { endpointAccess, expectedOutcome, listEndpoints } from '../account/endpoint-access.ts';
import { callEndpoint, enterAs, type Role } from '../account/role-clients.ts';
import { fillEveryTable, type FilledTables } from '../http/support/fill-every-table.ts';

// All that the backend answers, documents and calendars included, for the demonstration's data under the name
// of another school. A new endpoint that reads is in it by itself.
const backend = withBackend({ seed: true, hasForeignRows: true });
const readers: readonly Role[] = ['VISITOR', 'ALUNO', 'ADMIN', 'SUPERVISOR', 'FINANCEIRO'];
let filled: FilledTables;
const clients = new Map<Role, Awaited<ReturnType<typeof enterAs>>>();

/** Networks of the four brands (SHELL-7). */
const contentOfDemonstration = new Set([
  'footer.listSocialNetworks',
  'footer.listSocialNetworksByBrand',
  'footer.listAllSocialNetworks',
]);

beforeAll(async () => {
  const { db, url } = backend.current;
  for (const role of readers) clients.set(role, await enterAs(role, () => url));
  filled = await fillEveryTable(backend.current, clients.get('ALUNO')!);
  const aurora = {
    ...emptyBrand('Escola Aurora'),
    cnpj: '12.ABC.345/01DE-35',
    email: 'contato@aurora.edu.br',
  };
  await db.execute(
    sql`UPDATE brand SET versao = versao + 1, demonstracao = false, dados = ${JSON.stringify(aurora)}::jsonb`,
  );
});

/** Addresses of people are theirs, whatever the school is called. */
const withoutPersons = (text: string) =>
  seededLogins.reduce((rest, { email }) => rest.replaceAll(email, ''), text);

const readable = async (body: unknown): Promise<string> => {
  if (!(body instanceof Uint8Array)) return JSON.stringify(body ?? '');
  if (!Buffer.from(body.subarray(0, 5)).equals(Buffer.from('%PDF-'))) return Buffer.from(body).toString();
  const { title, pages } = await readPdf(body);
  return [String(title), ...pages.map(({ text }) => text)].join('\n');
};

test('nothing that the backend answers names the demonstration', async () => {
  const found: string[] = [];
  let documents = 0;
  for (const endpoint of listEndpoints().filter(({ method }) => method === 'GET')) {
    const { name } = endpoint;
    if (contentOfDemonstration.has(name)) continue;
    const access = endpointAccess[name]!;
    for (const role of readers.filter((reader) => expectedOutcome(access, reader) === 'in')) {
      await backend.current.db.execute(sql`DELETE FROM rate_limits`);
      const call = { ...access, ...filled.calls[name] };
      const { body } = await callEndpoint(clients.get(role)!, endpoint, call);
      const text = withoutPersons(await readable(body));
      if (body instanceof Uint8Array) documents += 1;
      for (const trace of tracesOfDemonstration(text)) found.push(`${name} as ${role}: ${trace}`);
    }
  }
  expect([...new Set(found)]).toEqual([]);
  expect(documents).toBeGreaterThan(3);
}, 300_000);
