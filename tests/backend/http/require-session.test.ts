import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import type { RequestContext, Session } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { signedIn, withRole } from '#/backend/request/require-session.ts';
import { loginKinds, type LoginKind } from '#/domain/person/login-kind.ts';

const session = (tipoLogin: LoginKind): Session => ({
  loginId: 1,
  personId: 2,
  tipoLogin,
  idLoginContactCenter: null,
  lacksSecondFactor: false,
  confirmedAt: new Date(),
  familyId: '00000000-0000-4000-8000-000000000000',
  person: {
    nome: 'Ana',
    cpf: null,
    nascimento: null,
    telefones: [],
    emailPrincipal: null,
    email: 'ana@vitrine.dev',
    emailConfirmado: true,
  },
});
const contextOf = (of: Session | null) => ({ session: of }) as RequestContext;

const ok = { ok: true as const };
const forSignedIn = os.session.logout.use(signedIn).handler(() => ok);
const forStaff = os.session.logout.use(withRole('ADMIN', 'FINANCEIRO')).handler(() => ok);

describe('a route for signed-in people', () => {
  test('refuses visitors and takes every kind of login (ERROR-9)', async () => {
    await expect(call(forSignedIn, {}, { context: contextOf(null) })).rejects.toMatchObject({
      status: 401,
      codigo: 'NAO_AUTENTICADO',
    });
    for (const kind of loginKinds) {
      expect(await call(forSignedIn, {}, { context: contextOf(session(kind)) })).toEqual(ok);
    }
  });
});

describe('a route for some kinds of login', () => {
  test('refuses visitors as such', async () => {
    await expect(call(forStaff, {}, { context: contextOf(null) })).rejects.toMatchObject({ status: 401 });
  });

  test.each(loginKinds.map((kind) => [kind, kind === 'ADMIN' || kind === 'FINANCEIRO'] as const))(
    'takes %s: %s',
    async (kind, allowed) => {
      const response = call(forStaff, {}, { context: contextOf(session(kind)) });
      if (allowed) expect(await response).toEqual(ok);
      else await expect(response).rejects.toMatchObject({ status: 403, codigo: 'ACESSO_NEGADO' });
    },
  );
});
