import { namesOfLogins } from '#/backend/modules/identity/person/names-of-logins.ts';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { Lead } from '#/contract/leads/lead.ts';
import type { LeadKind, LeadState } from '#/domain/lead/lead.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import {
  changeLead,
  countLeads,
  findCallbacks,
  findCompanies,
  leadExists,
  listLeadKeys,
  type LeadFilter,
} from './lead-repository.ts';

const pageSize = 10;

interface Reader {
  loginId: number;
  tipoLogin: LoginKind;
}

const mayChange = ({ loginId, tipoLogin }: Reader, owner: number | null) =>
  owner === null || owner === loginId || hasPermission(tipoLogin, 'see-team-sales');

// LEADS-1
export async function listLeads(db: Database, reader: Reader, filter: LeadFilter, page: number) {
  const keys = await listLeadKeys(db, filter, page, pageSize);
  const idsOf = (kind: LeadKind) => keys.filter(({ tipo }) => tipo === kind).map(({ id }) => id);
  const callbacks = await findCallbacks(db, idsOf('LIGACAO'));
  const companies = await findCompanies(db, idsOf('EMPRESA'));
  const names = await namesOfLogins(
    db,
    [...callbacks, ...companies].flatMap(({ id_atendente }) => id_atendente ?? []),
  );
  const shared = (row: (typeof callbacks)[number] | (typeof companies)[number]) => ({
    id: row.id,
    nome: row.nome,
    email: row.email,
    situacao: row.situacao,
    atendente: row.id_atendente === null ? null : (names.get(row.id_atendente) ?? null),
    editavel: mayChange(reader, row.id_atendente),
    nota: row.nota,
    criado_em: row.criado_em.toISOString(),
  });
  const itens = keys.flatMap(({ tipo, id }): Lead[] => {
    if (tipo === 'LIGACAO') {
      const row = callbacks.find((each) => each.id === id);
      return row ? [{ ...shared(row), tipo, telefone: `${row.ddd}${row.tel}`, empresa: null }] : [];
    }
    const row = companies.find((each) => each.id === id);
    if (!row) return [];
    const { empresa: nome, cnpj, cidade, pessoas, mensagem, telefone } = row;
    return [{ ...shared(row), tipo, telefone, empresa: { nome, cnpj, cidade, pessoas, mensagem } }];
  });
  return { itens, totalItens: await countLeads(db, filter), page };
}

/**
 * Takes, annotates, ends or reopens a lead (LEADS-2).
 * @throws 404 `CONTATO_NAO_ENCONTRADO`, 409 `CONTATO_DE_OUTRO`
 */
export async function workOnLead(
  db: Database,
  now: Date,
  reader: Reader & { requestId: string },
  { kind, id, state, note }: { kind: LeadKind; id: number; state: LeadState; note: string },
): Promise<{ situacao: LeadState }> {
  const { loginId, requestId } = reader;
  const isForced = hasPermission(reader.tipoLogin, 'see-team-sales');
  await db.transaction(async (tx) => {
    const sellerId = state === 'NOVO' ? null : loginId;
    const change = { kind, id, sellerId, state, note: note || null, at: now };
    if (!(await changeLead(tx, change, { loginId, isForced }))) {
      throw (await leadExists(tx, kind, id)) ? leadOfAnother() : leadNotFound();
    }
    await recordAct(tx, {
      acao: 'ATENDEU_CONTATO',
      loginId,
      personId: null,
      objeto: `${kind === 'LIGACAO' ? 'ligacao' : 'empresa'}:${id}`,
      requestId,
      dados: { situacao: state },
      at: now,
    });
  });
  return { situacao: state };
}

const leadNotFound = () => new BackendError(404, 'CONTATO_NAO_ENCONTRADO', 'Não encontramos esse contato.');

const leadOfAnother = () =>
  new BackendError(409, 'CONTATO_DE_OUTRO', 'Este contato já está com outra pessoa da equipe.');
