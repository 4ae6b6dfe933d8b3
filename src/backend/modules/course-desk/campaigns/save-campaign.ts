import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import { isAddressFree } from '#/backend/modules/redirects/move-address.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { DeskCampaign, ListedCampaign } from '#/contract/catalogue/campaign-desk.ts';
import type { CampaignEntry, CampaignState } from '#/domain/site/campaigns/campaign-entry.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { endSpanNow, lastDayOf, spanOfDays } from '#/domain/time/day-span.ts';
import { changedMeanwhile, changesOf, courseUnknown } from '../save-course.ts';
import {
  type CampaignRow,
  findCampaignRow,
  insertCampaignRow,
  listCampaignRows,
  listCourseIdsWithTag,
  lockCampaignRow,
  lockCoursesOfTag,
  tagCourses,
  takePageSlug,
  updateCampaignRow,
} from './campaign-desk-repository.ts';

const campaignNotFound = () =>
  new BackendError(404, 'CAMPANHA_NAO_ENCONTRADA', 'Não encontramos esta campanha.');

const addressTaken = () => {
  const message = 'Este endereço já é de outra página da loja. Escolha outro.';
  return new BackendError(409, 'ENDERECO_REPETIDO', message, { tag: [message] });
};

const stateOf = ({ inicio, fim }: CampaignRow, now: Date): CampaignState =>
  now >= fim ? 'encerrada' : now < inicio ? 'agendada' : 'no-ar';

const toListedCampaign = (row: CampaignRow, now: Date): ListedCampaign => ({
  tag_url: row.tag_url,
  titulo: row.titulo,
  primeiro_dia: calendarDay(row.inicio),
  ultimo_dia: lastDayOf(row.fim),
  situacao: stateOf(row, now),
});

export async function readCampaigns(db: Database, now: Date, { pagina }: { pagina: number }) {
  const rows = await listCampaignRows(db, { page: pagina, now });
  return {
    itens: rows.map((row) => toListedCampaign(row, now)),
    totalItens: rows[0]?.total ?? 0,
    page: pagina,
  };
}

/** @throws 404 `CAMPANHA_NAO_ENCONTRADA` */
export async function readCampaign(db: Database, now: Date, tag: string): Promise<DeskCampaign> {
  const row = await findCampaignRow(db, tag);
  if (!row) throw campaignNotFound();
  const { descricao, versao } = row;
  return {
    ...toListedCampaign(row, now),
    descricao,
    cursos: await listCourseIdsWithTag(db, tag),
    versao,
  };
}

/** @throws 409 `ENDERECO_REPETIDO`, 422 `OPCAO_DESCONHECIDA` */
export async function createCampaign(editor: Editor, tag: string, entry: CampaignEntry): Promise<void> {
  await editor.db.transaction(async (tx) => {
    for (const path of [`/${tag}`, `/campanha/${tag}`]) {
      if (!(await isAddressFree(tx, path))) throw addressTaken();
    }
    if (!(await takePageSlug(tx, tag))) throw addressTaken();
    const row = toRow(entry);
    await insertCampaignRow(tx, { tag_url: tag, ...row });
    await setCoursesOf(tx, tag, entry);
    const changes = changesOf({}, { ...row, cursos: entry.cursos });
    await actOf({ ...editor, db: tx }, 'CRIOU_CAMPANHA', `campanha ${tag}`, changes);
  });
}

/** @throws 404 `CAMPANHA_NAO_ENCONTRADA`; 409 `CAMPANHA_ALTERADA`; 422 `OPCAO_DESCONHECIDA` */
export async function saveCampaign(
  editor: Editor,
  tag: string,
  version: number,
  entry: CampaignEntry,
): Promise<number> {
  return editor.db.transaction(async (tx) => {
    const known = await lockCampaignRow(tx, tag);
    if (!known) throw campaignNotFound();
    const row = toRow(entry, known);
    const saved = await updateCampaignRow(tx, tag, version, row);
    if (saved === undefined) throw changedMeanwhile('CAMPANHA_ALTERADA');
    const before = { ...known, cursos: await listCourseIdsWithTag(tx, tag) };
    await setCoursesOf(tx, tag, entry);
    const changes = changesOf(before, { ...row, cursos: entry.cursos.toSorted((a, b) => a - b) });
    await actOf({ ...editor, db: tx }, 'ALTEROU_CAMPANHA', `campanha ${tag}`, changes);
    return saved;
  });
}

/** Idempotent. @throws 404 `CAMPANHA_NAO_ENCONTRADA` */
export async function endCampaign(editor: Editor, tag: string): Promise<void> {
  await editor.db.transaction(async (tx) => {
    const known = await lockCampaignRow(tx, tag);
    if (!known) throw campaignNotFound();
    if (known.fim <= editor.now) return;
    const { start: inicio, end: fim } = endSpanNow({ start: known.inicio }, editor.now);
    await updateCampaignRow(tx, tag, known.versao, { inicio, fim });
    await actOf({ ...editor, db: tx }, 'ENCERROU_CAMPANHA', `campanha ${tag}`);
  });
}

async function setCoursesOf(tx: Database, tag: string, { cursos }: CampaignEntry): Promise<void> {
  const known = await lockCoursesOfTag(tx, tag, cursos);
  if (known.size < new Set(cursos).size) throw courseUnknown();
  await tagCourses(tx, tag, cursos);
}

/** Days of `known` that stay keep their hour: it may have been ended by hand. */
function toRow(
  { titulo, descricao, primeiro_dia, ultimo_dia }: CampaignEntry,
  known?: Pick<CampaignRow, 'inicio' | 'fim'>,
) {
  const before = known && { start: known.inicio, end: known.fim };
  const { start, end } = spanOfDays(primeiro_dia, ultimo_dia, before);
  return { titulo, descricao, inicio: start, fim: end };
}
