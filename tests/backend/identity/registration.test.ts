import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { consents, logins, outbox, persons } from '#/backend/db/schema/identity.ts';
import { addDays, calendarDay } from '#/domain/time/dates.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { makeRegistration, registerShopper } from '../../support/backend/registration.ts';

const backend = withBackend();
const visitor = () => new ApiClient(() => backend.current.url);

const countPersons = async () => {
  const [row] = await selectRows<{ count: number }>(
    backend.current.db,
    sql`SELECT count(*)::int AS count FROM persons`,
  );
  return row!.count;
};

describe('registering (IDENTITY-8)', () => {
  test('makes a person who is signed in at once', async () => {
    const client = visitor();
    const registration = makeRegistration();
    const { status, setCookies } = await client.post('/api/cadastro', registration);
    expect(status).toBe(201);
    expect(Object.keys(setCookies)).toEqual(['dev_userToken', 'dev_refreshToken', 'dev_knownBrowser']);
    expect((await client.get('/api/getPersonData')).status).toBe(200);
  });

  // FORM-1, FORM-31
  test('keeps a name with apostrophe and hyphen as it was typed, without what is unseen in it', async () => {
    const client = visitor();
    const form = { ...makeRegistration(), nome: 'Maria\u00a0d’Ávila Wolff-\u200bSchmidt' };
    expect((await client.post('/api/cadastro', form)).status).toBe(201);
    const { body } = await client.get<{ nome: string }>('/api/minha-conta');
    expect(body.nome).toBe('Maria d’Ávila Wolff-Schmidt');
  });

  test('in the checkout gives a purchaser token', async () => {
    const client = visitor();
    await client.post('/api/cadastro', { ...makeRegistration(), contexto: 'checkout' });
    expect([...client.cookies.keys()]).toEqual([
      'dev_purchaserToken',
      'dev_refreshToken',
      'dev_knownBrowser',
    ]);
  });

  test('keeps the password as an argon2id hash only (SECURITY-1)', async () => {
    const { email, senha } = await registerShopper(visitor());
    const [login] = await backend.current.db.select().from(logins).where(eq(logins.email, email));
    expect(login!.senha_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(login)).not.toContain(senha);
  });

  test('stores what was accepted with date and version, and what was not (ACCOUNT-3)', async () => {
    const { idPessoa } = await registerShopper(visitor());
    const rows = await backend.current.db.select().from(consents).where(eq(consents.id_pessoa, idPessoa));
    expect(rows.map(({ tipo, aceito }) => [tipo, aceito])).toEqual([
      ['TERMOS', true],
      ['NOVIDADES', false],
    ]);
    for (const { versao, em } of rows) {
      expect(versao).not.toBe('');
      expect(em).toBeInstanceOf(Date);
    }
  });

  test('queues the welcome and the confirmation, without any secret', async () => {
    const { email, nome, senha } = await registerShopper(visitor());
    const rows = await backend.current.db.select().from(outbox).where(eq(outbox.destinatario, email));
    expect(rows.map(({ tipo }) => tipo)).toEqual(['boas-vindas', 'confirmar-email']);
    expect(rows[0]!.dados).toMatchObject({ nome });
    expect(JSON.stringify(rows)).not.toContain(senha);
  });

  test('refuses a birth date to come', async () => {
    const nascimento = addDays(calendarDay(backend.current.now()), 1);
    const { status, body } = await visitor().post('/api/cadastro', { ...makeRegistration(), nascimento });
    expect(status).toBe(422);
    const refused = /^Informe (uma data válida|um ano válido entre 1900 e \d{4})$/;
    expect(body.campos).toEqual({ nascimento: [expect.stringMatching(refused)] });
  });
});

describe('registering a person who is there already', () => {
  const taken = 'Já existe uma conta com este CPF ou este e-mail. Entre ou recupere sua senha.';

  test.each(['cpf', 'email'] as const)('by %s is 409 and does not tell which of the two', async (field) => {
    const first = await registerShopper(visitor());
    const before = await countPersons();
    const client = visitor();
    const { status, body } = await client.post('/api/cadastro', {
      ...makeRegistration(),
      [field]: field === 'email' ? first.email.toUpperCase() : first.cpf,
    });
    expect(status).toBe(409);
    expect(body).toEqual({
      status: 409,
      codigo: 'CADASTRO_EXISTENTE',
      mensagem: taken,
      campos: { cpf: [taken], email: [taken] },
    });
    expect(client.cookies.size).toBe(0);
    expect(await countPersons()).toBe(before);
  });

  test('at the same moment leaves one person', async () => {
    const registration = makeRegistration();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => visitor().post('/api/cadastro', registration)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
    const rows = await backend.current.db
      .select()
      .from(persons)
      .where(eq(persons.email_principal, registration.email));
    expect(rows).toHaveLength(1);
  });
});
