import type { Database } from '#/backend/db/database.ts';
import { assertMarkdown } from '#/backend/documents/assert-markdown.ts';
import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import { changedMeanwhile, changesOf } from '#/backend/modules/course-desk/save-course.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { FaqSection } from '#/contract/words/faq.ts';
import type { FaqEntry } from '#/domain/site/words/faq-entry.ts';
import {
  countFaqRows,
  deleteFaqRow,
  findFaqRow,
  insertFaqRow,
  listFaqRows,
  listPublishedFaqRows,
  lockFaqRow,
  updateFaqRow,
} from './faq-repository.ts';

const MOST_ITEMS = 200;

const notFound = () => new BackendError(404, 'PERGUNTA_NAO_ENCONTRADA', 'Não encontramos esta pergunta.');
const nameOf = (id: number) => `pergunta frequente ${id}`;

/** What the shop's page shows: sections stand where their first question does. */
export async function readFaq(db: Database): Promise<FaqSection[]> {
  const sections = new Map<string, FaqSection>();
  for (const { id_item, secao, pergunta, resposta } of await listPublishedFaqRows(db)) {
    const section = sections.get(secao) ?? { secao, perguntas: [] };
    section.perguntas.push({ id_item, pergunta, resposta: readMarkdown(resposta).blocos });
    sections.set(secao, section);
  }
  return [...sections.values()];
}

export const readFaqItems = (db: Database) => listFaqRows(db);

/** @throws 404 `PERGUNTA_NAO_ENCONTRADA` */
export async function readFaqItem(db: Database, id: number) {
  const row = await findFaqRow(db, id);
  if (!row) throw notFound();
  return row;
}

/** @throws 409 `PERGUNTAS_DEMAIS`, 422 `TEXTO_RECUSADO` */
export async function createFaqItem(editor: Editor, entry: FaqEntry): Promise<number> {
  assertMarkdown('resposta', entry.resposta);
  return editor.db.transaction(async (tx) => {
    if ((await countFaqRows(tx)) >= MOST_ITEMS) {
      throw new BackendError(
        409,
        'PERGUNTAS_DEMAIS',
        `São no máximo ${MOST_ITEMS} perguntas: apague alguma.`,
      );
    }
    const id = await insertFaqRow(tx, entry);
    await actOf({ ...editor, db: tx }, 'CRIOU_PERGUNTA_FREQUENTE', nameOf(id), changesOf({}, { ...entry }));
    return id;
  });
}

/** @throws 404 `PERGUNTA_NAO_ENCONTRADA`, 409 `PERGUNTA_ALTERADA`, 422 `TEXTO_RECUSADO` */
export async function saveFaqItem(
  editor: Editor,
  id: number,
  version: number,
  entry: FaqEntry,
): Promise<number> {
  assertMarkdown('resposta', entry.resposta);
  return editor.db.transaction(async (tx) => {
    const known = await lockFaqRow(tx, id);
    if (!known) throw notFound();
    const saved = await updateFaqRow(tx, id, version, entry);
    if (saved === undefined) throw changedMeanwhile('PERGUNTA_ALTERADA');
    const changes = changesOf({ ...known }, { ...entry });
    await actOf({ ...editor, db: tx }, 'ALTEROU_PERGUNTA_FREQUENTE', nameOf(id), changes);
    return saved;
  });
}

/** Idempotent. @throws 409 `PERGUNTA_ALTERADA` */
export async function deleteFaqItem(editor: Editor, id: number, version: number): Promise<void> {
  await editor.db.transaction(async (tx) => {
    const known = await lockFaqRow(tx, id);
    if (!known) return;
    if (!(await deleteFaqRow(tx, id, version))) throw changedMeanwhile('PERGUNTA_ALTERADA');
    await actOf({ ...editor, db: tx }, 'APAGOU_PERGUNTA_FREQUENTE', nameOf(id), { antes: known });
  });
}
