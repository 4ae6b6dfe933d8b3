import { randomUUID } from 'node:crypto';
import { isSameSecret } from '#/backend/crypto/same-secret.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import type { Database } from '#/backend/db/database.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { enqueueForThirdPerson } from '#/backend/mail/outbox.ts';
import type { LoginForCheck } from '#/backend/modules/identity/login/login-for-check.ts';
import { makeProvenLogin } from '#/backend/modules/identity/person/make-proven-login.ts';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { formatProductOffer } from '#/domain/catalogue/product-offer.ts';
import { maskEmail } from '#/domain/sale/assisted/masked-contact.ts';
import { LOGIN_CODE_MS } from '#/domain/sale/assisted/assisted-terms.ts';
import { codeDead, codeWrong, loginExists, noAddress } from './assisted-errors.ts';
import { requireLink } from './open-proposal.ts';
import { loginCodeOf } from './proposal-link.ts';
import {
  countCodeTry,
  findStudentByCpf,
  lockProposal,
  updateProposal,
  type ProposalRow,
} from './proposal-repository.ts';

export interface LinkDeps {
  db: Database;
  throttle: Throttle;
  keys: SigningKeys;
  now: Date;
}

export interface LinkHolder {
  token: string;
  ip: string | null;
}

async function findOwner(db: Database, { cpf, aluno }: ProposalRow) {
  const known = cpf === null ? undefined : await findStudentByCpf(db, cpf);
  return { known, hasLogin: known?.loginEmail != null, email: known ? known.emailPrincipal : aluno?.email };
}

async function requireHeldLink({ db, throttle, keys, now }: LinkDeps, { token, ip }: LinkHolder) {
  await throttle.take('assisted-link-address', ip);
  return requireLink(db, { keys, now }, token);
}

/**
 * Whether the student of a link needs a login, and where its code goes, masked.
 * @throws 410 `LINK_SEM_VALIDADE`, 429 `MUITAS_TENTATIVAS`
 */
export async function getProposalLogin(deps: LinkDeps, holder: LinkHolder) {
  const proposal = await requireHeldLink(deps, holder);
  const { hasLogin, email } = await findOwner(deps.db, proposal);
  const turma = await productOfferOf(deps, proposal);
  return { tem_login: hasLogin, turma, email: hasLogin || !email ? null : maskEmail(email) };
}

async function productOfferOf({ db, now }: LinkDeps, { id_oferta }: ProposalRow): Promise<string> {
  const { produto } = (await findOfferOfCourse(db, id_oferta, now))!;
  return formatProductOffer({ courseId: produto.id_produto, offerId: id_oferta });
}

/**
 * Sends the code that proves the student's address (ASSISTED-10); the one before is dead.
 * @throws 410 `LINK_SEM_VALIDADE`, 409 `LOGIN_EXISTENTE`, `SEM_EMAIL`, 429 `MUITAS_TENTATIVAS`
 */
export async function sendLoginCode(deps: LinkDeps, holder: LinkHolder): Promise<{ email: string }> {
  const { db, throttle, now } = deps;
  const proposal = await requireHeldLink(deps, holder);
  const { hasLogin, email, known } = await findOwner(db, proposal);
  if (hasLogin) throw loginExists();
  if (!email) throw noAddress();
  await throttle.take('login-code', String(proposal.id));
  await db.transaction(async (tx) => {
    await lockProposal(tx, proposal.id);
    await updateProposal(tx, proposal.id, {
      codigo_serie: randomUUID(),
      codigo_expira_em: new Date(now.getTime() + LOGIN_CODE_MS),
      codigo_tentativas: 0,
    });
    const nome = known?.nome ?? proposal.aluno?.nome ?? '';
    // The code is made when it is sent, so that it never lies here readable.
    const dados = { nome, id_proposta: proposal.id };
    const sender = { staffLoginId: proposal.id_vendedor };
    await enqueueForThirdPerson(
      tx,
      { tipo: 'codigo-de-novo-acesso', destinatario: email, dados, sender },
      now,
    );
  });
  return { email: maskEmail(email) };
}

/**
 * Makes the student's login, with the address that the code proved (ASSISTED-10).
 * @throws 410 `LINK_SEM_VALIDADE`, `CODIGO_SEM_VALIDADE`, 422 `CODIGO_INCORRETO` and for a password that is
 *   easily guessed, 409 `LOGIN_EXISTENTE`, `CADASTRO_EXISTENTE`, 429 `MUITAS_TENTATIVAS`
 */
export async function createProposalLogin(
  deps: LinkDeps,
  holder: LinkHolder,
  { codigo, senha, news }: { codigo: string; senha: string; news: boolean },
): Promise<LoginForCheck & { turma: string }> {
  const { db, keys, now } = deps;
  const proposal = await requireHeldLink(deps, holder);
  const { hasLogin, known, email } = await findOwner(db, proposal);
  if (hasLogin) throw loginExists();
  if (!email) throw noAddress();
  // Counted before it is looked at: many tries at once count as many.
  const serie = await countCodeTry(db, proposal.id, now);
  if (!serie) throw codeDead();
  if (!isSameSecret(codigo, loginCodeOf(keys, serie))) throw codeWrong();
  const { aluno } = proposal;
  const login = await makeProvenLogin(
    { db, now },
    known ? { personId: known.personId, person: { ...known, email } } : { person: toNewPerson(aluno!) },
    { senha, news },
  );
  await updateProposal(db, proposal.id, { codigo_serie: null, codigo_expira_em: null });
  return { ...login, turma: await productOfferOf(deps, proposal) };
}

function toNewPerson({ nome, cpf, nascimento, telefone, email }: NonNullable<ProposalRow['aluno']>) {
  return { nome, cpf, nascimento, telefones: [telefone], email };
}
