import { createHash, createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { LoginForCheck } from '#/backend/modules/identity/login/login-for-check.ts';
import { emailSchema } from '#/domain/person/email.ts';
import type {
  IssuerAnswer,
  SchoolClaims,
  SchoolIssuer,
  SignInSecrets,
} from '#/backend/school-issuer/school-issuer.ts';
import { schoolSignInEnd } from '#/backend/school-issuer/school-sign-in-end.ts';
import {
  bindSchoolAccount,
  insertSchoolSignIn,
  lockStaffLogin,
  takeSchoolSignIn,
} from './school-sign-in-repository.ts';

/** Seconds that a sign-in at the issuer may take. */
export const SCHOOL_SIGN_IN_SECONDS = 10 * 60;

interface Deps {
  db: Database;
  now: Date;
  requestId: string;
  issuer: SchoolIssuer;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** All secrets come from the browser's token, so that the database holds none of them. */
function secretsOf(token: string): SignInSecrets {
  const derive = (use: string) => createHmac('sha256', token).update(use).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') };
}

/** @throws as {@link SchoolIssuer.addressFor} does */
export async function beginSchoolSignIn(
  { db, now, issuer }: Deps,
  destino: string,
): Promise<{ url: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const url = await issuer.addressFor(secretsOf(token));
  const expira_em = new Date(now.getTime() + SCHOOL_SIGN_IN_SECONDS * 1000);
  await insertSchoolSignIn(db, { hash: hashOf(token), destino, expira_em });
  return { url, token };
}

/**
 * The login of the team that the issuer's answer is for, and where it wanted to go. Nothing is created by it
 * but the bond between login and account (IDENTITY-26).
 * @throws a {@link schoolSignInEnd}
 */
export async function completeSchoolSignIn(
  deps: Deps,
  token: string | undefined,
  answer: IssuerAnswer,
): Promise<{ login: LoginForCheck; destino: string }> {
  const { db, now, issuer } = deps;
  const secrets = token === undefined ? undefined : secretsOf(token);
  if (token === undefined || secrets?.state !== answer.state) throw schoolSignInEnd('entrada-sem-validade');
  const destino = await takeSchoolSignIn(db, hashOf(token), now);
  if (destino === undefined) throw schoolSignInEnd('entrada-sem-validade');
  if (answer.error === 'access_denied') throw schoolSignInEnd('entrada-cancelada');
  const claims = await issuer.readAnswer(answer, secrets);
  return { login: await findMember(deps, claims), destino };
}

async function findMember(
  { db, now, requestId, issuer }: Deps,
  { sub: sujeito, ...claims }: SchoolClaims,
): Promise<LoginForCheck> {
  const email = v.safeParse(emailSchema, claims.email);
  if (!email.success || claims.email_verified !== true) {
    throw schoolSignInEnd('email-da-escola-nao-confirmado');
  }
  const domain = email.output.slice(email.output.lastIndexOf('@') + 1);
  if (issuer.domains.length > 0 && !issuer.domains.includes(domain)) {
    throw schoolSignInEnd('dominio-recusado');
  }
  return db.transaction(async (tx) => {
    const login = await lockStaffLogin(tx, email.output);
    if (!login) throw schoolSignInEnd('sem-acesso-a-equipe');
    const { loginId } = login;
    if (!(await bindSchoolAccount(tx, { loginId, emissor: issuer.id, sujeito }, now))) {
      throw schoolSignInEnd('outra-conta-da-escola');
    }
    const objeto = `login ${loginId}`;
    const acao = 'ENTROU_COM_CONTA_DA_ESCOLA';
    await recordAct(tx, {
      acao,
      loginId,
      personId: null,
      objeto,
      requestId,
      dados: { emissor: issuer.id },
      at: now,
    });
    return login;
  });
}
