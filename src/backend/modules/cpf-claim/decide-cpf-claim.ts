import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Session } from '#/backend/request/context.ts';
import { enqueueForThirdPerson, enqueueMessage } from '#/backend/mail/outbox.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';
import type { OpenCpfClaim } from '#/contract/cpf-claim/cpf-claim.ts';
import { formatCpf } from '#/domain/person/cpf.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import { foldText } from '#/domain/text/slug.ts';
import {
  listBoundPersons,
  listLoginAddresses,
  listOpenClaims,
  lockClaim,
  lockHolderOf,
  settleClaim,
  takeCpfFrom,
} from './cpf-claim-repository.ts';

/** A page of 10 claims that wait, oldest first, each compared with the account that has its CPF. */
export async function listClaimsToDecide(db: Database, page: number) {
  const { rows, total } = await listOpenClaims(db, page, PAGE_SIZE);
  const bound = await listBoundPersons(
    db,
    rows.flatMap(({ account }) => (account ? [account.id_pessoa] : [])),
  );
  const itens = rows.map(({ claim, account }): OpenCpfClaim => {
    const { id, situacao, nome, nascimento, telefone, email } = claim;
    return {
      id,
      situacao,
      nome,
      nascimento,
      telefone,
      email,
      cpf: formatCpf(claim.cpf),
      pedido_em: claim.pedido_em.toISOString(),
      conta: account && {
        desde: account.criado_em.toISOString(),
        mesmo_nome: foldText(account.nome) === foldText(nome),
        mesmo_nascimento: account.nascimento === nascimento,
        mesmo_telefone: account.telefones.includes(telefone),
        so_administrador: bound.has(account.id_pessoa),
      },
    };
  });
  return { itens, totalItens: total, page };
}

interface Act {
  session: Session;
  requestId: string;
  now: Date;
  endEnrolments: EndEnrolments;
}

export type EndEnrolments = (
  tx: Database,
  owner: { cpf: string; email: string },
  act: { loginId: number; requestId: string; at: Date },
) => Promise<void>;

type Decision = { decisao: 'APROVADO' } | { decisao: 'RECUSADO'; motivo: string };

/**
 * Approving moves the CPF to the claimant, notifies the previous holder and ends free enrolments of others
 * with it. Where that account has purchases or is staff, only an administrator may approve. Audited.
 * @throws 404 `PEDIDO_NAO_ENCONTRADO`, 409 `PEDIDO_JA_DECIDIDO`, 403 `ACESSO_NEGADO`
 */
export async function decideCpfClaim(
  db: Database,
  { session, requestId, now, endEnrolments }: Act,
  id: number,
  decision: Decision,
): Promise<{ situacao: 'APROVADO' | 'RECUSADO' | 'ENCAMINHADO' }> {
  const isAdministrator = hasPermission(session.tipoLogin, 'decide-bound-cpf');
  return db.transaction(async (tx) => {
    const claim = await lockClaim(tx, id);
    if (!claim) throw new BackendError(404, 'PEDIDO_NAO_ENCONTRADO', 'Não encontramos este pedido.');
    if (claim.decidido_em) {
      throw new BackendError(409, 'PEDIDO_JA_DECIDIDO', 'Este pedido já foi decidido por alguém da equipe.');
    }
    if (claim.situacao === 'ENCAMINHADO' && !isAdministrator) {
      throw new BackendError(403, 'ACESSO_NEGADO', 'Este pedido aguarda a administração.');
    }
    const holder = await lockHolderOf(tx, claim.cpf);
    const record = (acao: AuditedAct) =>
      recordAct(tx, {
        acao,
        loginId: session.loginId,
        personId: holder?.personId ?? null,
        objeto: `pedido-cpf ${id}`,
        requestId,
        at: now,
      });
    const notify = (tipo: 'cpf-liberado' | 'cpf-recusado', more: Record<string, unknown> = {}) => {
      const dados = { nome: claim.nome, ...more };
      const sender = { staffLoginId: session.loginId };
      return enqueueForThirdPerson(tx, { tipo, destinatario: claim.email, dados, sender }, now);
    };
    if (decision.decisao === 'RECUSADO') {
      const { motivo } = decision;
      await settleClaim(tx, id, { situacao: 'RECUSADO', motivo, decidido_em: now });
      await record('RECUSOU_PEDIDO_DE_CPF');
      await notify('cpf-recusado', { motivo });
      return { situacao: 'RECUSADO' };
    }
    const bound = holder && (await listBoundPersons(tx, [holder.personId])).has(holder.personId);
    if (bound && !isAdministrator) {
      await settleClaim(tx, id, { situacao: 'ENCAMINHADO' });
      await record('ENCAMINHOU_PEDIDO_DE_CPF');
      return { situacao: 'ENCAMINHADO' };
    }
    if (holder) {
      await takeCpfFrom(tx, holder.personId);
      for (const { loginId, email } of await listLoginAddresses(tx, holder.personId)) {
        const dados = { nome: holder.nome, id_login: loginId };
        await enqueueMessage(tx, { tipo: 'cpf-retirado', destinatario: email, dados }, now);
      }
    }
    await endEnrolments(tx, claim, { loginId: session.loginId, requestId, at: now });
    await settleClaim(tx, id, { situacao: 'APROVADO', decidido_em: now });
    await record('LIBEROU_CPF');
    await notify('cpf-liberado');
    return { situacao: 'APROVADO' };
  });
}
