import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import {
  commonPasswordsFile,
  commonWordsFile,
  isCommonPassword,
} from '#/backend/modules/identity/password/common-passwords/common-passwords.ts';
import { issueOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { COMMON_PASSWORD_MESSAGE, isPassword, PERSONAL_PASSWORD_MESSAGE } from '#/domain/person/password.ts';
import {
  chooseCommonPasswords,
  chooseCommonWords,
} from '../../../tools/passwords/choose-common-passwords.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { personPassword } from '../../support/person.ts';
import { makeRegistration } from '../../support/backend/registration.ts';

const backend = withBackend();
const visitor = () => new ApiClient(() => backend.current.url);

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

describe('common passwords', () => {
  test('lie beside the code as their script makes them', () => {
    expect(linesOf(commonPasswordsFile)).toEqual(chooseCommonPasswords());
    expect(linesOf(commonWordsFile)).toEqual(chooseCommonWords());
  });

  test('are told whatever of them is a capital, and make more than ten thousand that keep the rules', () => {
    const leaked = linesOf(commonPasswordsFile).map(capitalize);
    const words = linesOf(commonWordsFile).map((word) => `${capitalize(word)}123`);
    const all = [...leaked, ...words].filter(isPassword);
    expect(all.length).toBeGreaterThan(10_000);
    expect(all.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  test.each([
    'Senha123',
    'Password1',
    'Vitrine2026',
    'Brasil2026',
    'sEnHa123',
    'Flamengo10',
    '123Mudar',
    '2026Brasil',
    'Senh@123',
    'P@ssw0rd1',
    'Maria_1990',
    'Aa123456',
    'Senha12345678',
    'Curso!!!!!1',
    'aB3aB3aB3aB3',
  ])('%s is one', (password) => expect(isCommonPassword(password)).toBe(true));

  test.each(['Kx7mangue42', 'Girassol7Azul', 'Jacaranda58271', 'tR4vessa_lilas', 'P4ss-w0rd_longa'])(
    '%s is none',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});

const ways: [string, string, () => Promise<(senha: string) => Promise<{ status: number; body: unknown }>>][] =
  [
    ['registering', 'senha', async () => (senha) => visitor().post('/api/cadastro', { ...shopper(), senha })],
    [
      'changing it',
      'senhaNova',
      async () => {
        const client = visitor();
        await client.post('/api/cadastro', shopper());
        return (senhaNova) => client.put('/api/senha', { senhaAtual: personPassword, senhaNova });
      },
    ],
    [
      'a link for a new one',
      'senha',
      async () => {
        const person = shopper();
        await visitor().post('/api/cadastro', person);
        const { db } = backend.current;
        const [login] = await db.select().from(logins).where(eq(logins.email, person.email));
        const loginId = login!.id_login;
        const token = await issueOneTimeToken(db, { tipo: 'TROCAR_SENHA', loginId, dados: {} }, new Date());
        return (senha) => visitor().post(`/api/troca-senha/${token}/vitrine`, { senha });
      },
    ],
  ];

let count = 0;
const shopper = () => ({
  ...makeRegistration(),
  nome: 'Ana Hoffmann',
  nascimento: '1998-04-12',
  telefone: '(48) 99123-0001',
  email: `jabuti.${Date.now()}${(count += 1)}@exemplo.com.br`,
});

const own = [
  'Xhoffmann7q',
  'meuJabuti77',
  'Zebu12041998',
  'Zebu991230001',
  '7q_ANA_zebu',
  'Zebu-12/04/1998',
  'q1998-04-12Z',
];
/** Registering knows the person by its form; changes read them, and share how. */
const knownBy: Readonly<Record<string, readonly string[]>> = {
  registering: own,
  'changing it': own.slice(0, 4),
  'a link for a new one': own.slice(0, 1),
};

describe.each(ways)('a new password, %s,', (way, field, open) => {
  test('must not be common', async () => {
    const send = await open();
    const { status, body } = await send('vITRINE2026');
    expect([status, body]).toMatchObject([422, { campos: { [field]: [COMMON_PASSWORD_MESSAGE] } }]);
    expect((await send('tR4vessa_lilas')).status).toBeLessThan(300);
  });

  test.each(knownBy[way]!)('must not hold what is known of the person: %s', async (password) => {
    const { status, body } = await (await open())(password);
    expect([status, body]).toMatchObject([422, { campos: { [field]: [PERSONAL_PASSWORD_MESSAGE] } }]);
  });
});

// IDENTITY-16
test('a new password may hold a short name within a longer word', async () => {
  const { status } = await visitor().post('/api/cadastro', { ...shopper(), senha: 'B4nana_lilas7' });
  expect(status).toBe(201);
});

function capitalize(word: string): string {
  return word.replace(/[a-z]/, (letter) => letter.toUpperCase());
}
