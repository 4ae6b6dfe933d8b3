import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { listSessions } from '#/backend/modules/account/account-sessions.ts';
import { listConsents } from '#/backend/modules/account/consents.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import { endSessionsOfLogin } from '#/backend/modules/identity/login/end-sessions.ts';
import { keepPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { stateAt } from '#/backend/modules/seats/hold.ts';
import type { DeskPerson, FoundPerson } from '#/contract/account/people.ts';
import { cpfDigits, isCpfDigits, maskCpf } from '#/domain/person/cpf.ts';
import {
  type PersonKey,
  selectLoginsOf,
  selectPeopleBy,
  selectPerson,
  selectPurchasesOfPerson,
} from './people-repository.ts';

const mostPurchases = 50;

export interface PeopleReader {
  db: Database;
  loginId: number;
  personId: number;
  requestId: string;
  /** Of the shop, by which purchases run out. */
  businessNow: Date;
  /** Of the machine, by which sessions do. */
  now: Date;
}

const personNotFound = () => new BackendError(404, 'PESSOA_NAO_ENCONTRADA', 'Não encontramos esta pessoa.');

const ownSessions = () =>
  new BackendError(409, 'PROPRIO_ACESSO', 'As suas sessões você encerra em Minha conta.');

function readKey(text: string): PersonKey | undefined {
  if (text.includes('@')) return { email: text.toLowerCase() };
  const cpf = cpfDigits(text);
  return isCpfDigits(cpf) ? { cpf } : undefined;
}

/** People by the whole CPF or e-mail, audited. */
export async function findPeopleByKey(reader: PeopleReader, text: string): Promise<FoundPerson[]> {
  const key = readKey(text.trim());
  if (!key) return [];
  const found = await selectPeopleBy(reader.db, key);
  await recordAct(reader.db, {
    acao: 'PROCUROU_PESSOA',
    loginId: reader.loginId,
    personId: found[0]?.id ?? null,
    objeto: found[0] ? objectOfPerson(found[0].id) : null,
    requestId: reader.requestId,
    // What was typed names a person: the log, which no one erases, has it not.
    dados: { por: key.cpf === undefined ? 'e-mail' : 'CPF' },
    at: reader.now,
  });
  return found.map(({ id, nome, cpf }) => ({ id, nome, cpf: maskCpf(cpf ?? '') }));
}

const objectOfPerson = (id: number) => `pessoa ${id}`;

/**
 * A person as administrators see them, audited.
 * @throws 404 `PESSOA_NAO_ENCONTRADA`
 */
export async function openPerson(reader: PeopleReader, id: number): Promise<DeskPerson> {
  const { db, now, businessNow, loginId, requestId } = reader;
  const person = await selectPerson(db, id);
  if (!person) throw personNotFound();
  await recordAct(db, {
    acao: 'VIU_PESSOA',
    loginId,
    personId: id,
    objeto: objectOfPerson(id),
    requestId,
    at: now,
  });
  const logins = await selectLoginsOf(db, id);
  const purchases = await selectPurchasesOfPerson(db, id, mostPurchases);
  return {
    id,
    nome: person.nome,
    nome_social: person.nome_social,
    cpf: maskCpf(person.cpf ?? ''),
    telefones: person.telefones,
    criado_em: person.criado_em.toISOString(),
    voce: id === reader.personId,
    acessos: logins.map(({ email_confirmado_em, criado_em, desativado_em, ...login }) => ({
      ...login,
      email_confirmado_em: email_confirmado_em?.toISOString() ?? null,
      criado_em: criado_em.toISOString(),
      desativado_em: desativado_em?.toISOString() ?? null,
    })),
    compras: purchases.map(({ codigo, curso, criado_em, contrato_versao, aceite_em, ...hold }) => ({
      codigo,
      estado: stateAt(hold, businessNow),
      curso,
      criado_em: criado_em.toISOString(),
      contrato: { versao: contrato_versao, aceite_em: aceite_em?.toISOString() ?? null },
    })),
    consentimentos: await listConsents(db, id),
    sessoes: await listSessions({ db, now }, { personId: id, familyId: '' }),
  };
}

/** @throws 404 `PESSOA_NAO_ENCONTRADA`, 409 `PROPRIO_ACESSO` */
export async function endSessionsOfPerson(reader: PeopleReader, id: number): Promise<void> {
  if (id === reader.personId) throw ownSessions();
  await reader.db.transaction(async (tx) => {
    if (!(await keepPersonLocked(tx, id))) throw personNotFound();
    for (const login of await selectLoginsOf(tx, id)) await endSessionsOfLogin(tx, login.id, reader.now);
    await recordAct(tx, {
      acao: 'ENCERROU_SESSOES',
      loginId: reader.loginId,
      personId: id,
      objeto: objectOfPerson(id),
      requestId: reader.requestId,
      at: reader.now,
    });
  });
}
