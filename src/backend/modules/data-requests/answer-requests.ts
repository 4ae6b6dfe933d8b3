import type { Database } from '#/backend/db/database.ts';
import { BackendError, refusedField } from '#/backend/http/backend-error.ts';
import { enqueueForThirdPerson } from '#/backend/mail/outbox.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import { actBy } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { DeskDataRequest } from '#/contract/account/data-request.ts';
import {
  answerDeadline,
  type DataRequestKind,
  isAnswerLate,
  type RequestChannel,
} from '#/domain/privacy/data-request.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { calendarDay, startOfDay } from '#/domain/time/dates.ts';
import {
  changeDataRequest,
  countOpenRequests,
  type DataRequestRow,
  type DeskRow,
  findDeskRequest,
  findPersonByEmail,
  insertDataRequest,
  listDeskRequests,
} from './data-request-repository.ts';
import { toOwnRequest } from './own-requests.ts';

const requestNotFound = () =>
  new BackendError(404, 'SOLICITACAO_NAO_ENCONTRADA', 'Não encontramos esta solicitação.');

interface Reader {
  db: Database;
  now: Date;
  loginId: number;
}

const toDesk = ({ request, worker }: DeskRow, { now, loginId }: Reader): DeskDataRequest => ({
  ...toOwnRequest(request),
  nome: request.nome,
  email: request.email,
  id_pessoa: request.id_pessoa,
  responsavel: request.id_login === null ? null : (worker ?? ''),
  sua: request.id_login === loginId,
  atrasada: request.respondida_em === null && isAnswerLate(request.prazo, calendarDay(now)),
  versao: request.versao,
});

export async function readDataRequests(
  reader: Reader,
  { situacao, pagina }: { situacao: 'abertas' | 'respondidas'; pagina: number },
) {
  const open = situacao === 'abertas';
  const { rows, total } = await listDeskRequests(reader.db, { open, page: pagina, size: PAGE_SIZE });
  return { itens: rows.map((row) => toDesk(row, reader)), totalItens: total, page: pagina };
}

/** @throws 404 `SOLICITACAO_NAO_ENCONTRADA` */
export async function readDataRequest(reader: Reader, id: number): Promise<DeskDataRequest> {
  const row = await findDeskRequest(reader.db, id);
  if (!row) throw requestNotFound();
  return toDesk(row, reader);
}

export const countOpenDataRequests = (db: Database, now: Date) => countOpenRequests(db, calendarDay(now));

/** Before the law, and before any shop. */
const EARLIEST_DAY: CalendarDay = '2000-01-01';

interface Reported {
  tipo: DataRequestKind;
  canal: RequestChannel;
  nome: string;
  email: string | null;
  recebida_em: CalendarDay;
  pedido: string;
}

/** @throws 422 `DATA_INVALIDA` */
export async function addDataRequest(editor: Editor, reported: Reported): Promise<number> {
  const { email, recebida_em: day } = reported;
  const today = calendarDay(editor.now);
  if (day > today || day < EARLIEST_DAY)
    throw refusedField('DATA_INVALIDA', 'recebida_em', 'Informe o dia em que o pedido chegou, até hoje.');
  return editor.db.transaction(async (tx) => {
    const personId = email === null ? null : await findPersonByEmail(tx, email);
    const id = await insertDataRequest(tx, {
      ...reported,
      id_pessoa: personId,
      estado: 'ABERTA',
      recebida_em: day === today ? editor.now : startOfDay(day),
      prazo: answerDeadline(day),
    });
    const { tipo, canal } = reported;
    await record(tx, editor, 'REGISTROU_SOLICITACAO', { id, personId }, { tipo, canal });
    return id;
  });
}

/** @throws 404 `SOLICITACAO_NAO_ENCONTRADA`, 409 `SOLICITACAO_ALTERADA` or `SOLICITACAO_RESPONDIDA` */
export function takeDataRequest(editor: Editor, id: number, versao: number): Promise<number> {
  const set = { estado: 'EM_ANDAMENTO', id_login: editor.loginId } as const;
  return change(editor, { id, versao }, set, 'ASSUMIU_SOLICITACAO');
}

/** Writes to the person in the same transaction. @throws as {@link takeDataRequest} */
export function answerDataRequest(
  editor: Editor,
  { id, versao, resposta }: { id: number; versao: number; resposta: string },
): Promise<number> {
  const { now, loginId } = editor;
  const set = { estado: 'RESPONDIDA', id_login: loginId, resposta, respondida_em: now } as const;
  return change(editor, { id, versao }, set, 'RESPONDEU_SOLICITACAO', async (tx, { email, ...request }) => {
    if (email === null) return;
    const dados = {
      nome: request.nome,
      tipo: request.tipo,
      resposta,
      tem_conta: request.id_pessoa !== null,
    };
    const mail = { tipo: 'solicitacao-respondida', destinatario: email, dados } as const;
    await enqueueForThirdPerson(tx, { ...mail, sender: { staffLoginId: loginId } }, now);
  });
}

type Change = Parameters<typeof changeDataRequest>[2];

function change(
  editor: Editor,
  named: { id: number; versao: number },
  set: Change,
  acao: AuditedAct,
  after?: (tx: Database, request: DataRequestRow) => Promise<void>,
): Promise<number> {
  return editor.db.transaction(async (tx) => {
    const known = await findDeskRequest(tx, named.id);
    if (!known) throw requestNotFound();
    const { request } = known;
    const saved = await changeDataRequest(tx, named, set);
    if (saved === undefined) throw changedBefore(request);
    const pick = ({ estado, id_login }: { estado?: unknown; id_login?: unknown }) => ({ estado, id_login });
    // What was asked and answered stays in the request, which is forgotten one day; the log isn't.
    const dados = { antes: pick(request), depois: pick(set) };
    await record(tx, editor, acao, { id: named.id, personId: request.id_pessoa }, dados);
    await after?.(tx, request);
    return saved;
  });
}

const changedBefore = ({ respondida_em }: DataRequestRow) =>
  respondida_em === null
    ? new BackendError(
        409,
        'SOLICITACAO_ALTERADA',
        'Outra pessoa mexeu nesta solicitação enquanto você escrevia. Nada foi sobrescrito: abra a página de novo em outra aba e compare.',
      )
    : new BackendError(
        409,
        'SOLICITACAO_RESPONDIDA',
        'Outra pessoa da equipe já respondeu esta solicitação.',
      );

function record(
  tx: Database,
  editor: Editor,
  acao: AuditedAct,
  { id, personId }: { id: number; personId: number | null },
  dados: Record<string, unknown>,
): Promise<void> {
  return recordAct(tx, { ...actBy(editor, acao, `solicitação ${id}`, dados), personId });
}
