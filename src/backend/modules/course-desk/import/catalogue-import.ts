import * as v from 'valibot';
import { type Database, hasOneConnection } from '#/backend/db/database.ts';
import { createSemaphore } from '#/domain/request/semaphore.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { CatalogueImport } from '#/contract/catalogue/catalogue-import.ts';
import {
  IMPORT_TOO_LARGE,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_LINES,
  TOO_LARGE_TO_READ,
  TOO_MANY_LINES,
} from '#/domain/catalogue/import/import-limits.ts';
import {
  countWrites,
  emptyReport,
  type ImportReport,
  importReportSchema,
} from '#/domain/catalogue/import/import-report.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { applyImport, catalogueChanged } from './apply-import.ts';
import { digestOf, type ImportPlan, reportOf } from './plan/import-plan.ts';
import {
  dropOldFiles,
  findImport,
  findImportedFiles,
  insertImport,
  isImportCancelled,
  lockImport,
  setImportCancelled,
  setImportDone,
} from './import-repository.ts';
import { startProgress } from './import-progress.ts';
import { planImport } from './plan/plan-import.ts';
import { type CatalogueDocument, type ImportFile, readDocument, type ReadFiles } from './read-files.ts';
import { readInThread } from './read-in-thread.ts';

const KEEP_FILES_MS = 7 * 86_400_000;

/** Rows that hold the embedded database for a second or two. */
const FELT_FROM = 1000;

/** One at a time: each takes much memory, and a connection that the jobs go without meanwhile. */
const imports = createSemaphore('imports', { places: 1, waitMs: 60_000 });

const storedReportSchema = v.fallback(importReportSchema, emptyReport);

const notFound = () => new BackendError(404, 'IMPORTACAO_NAO_ENCONTRADA', 'Não encontramos esta importação.');

const tooLarge = (message: string) => new BackendError(413, 'IMPORTACAO_GRANDE_DEMAIS', message);

interface Wanted {
  read: ReadFiles;
  removesMissing: boolean;
}

function plan(db: Database, now: Date, { read, removesMissing }: Wanted): Promise<ImportPlan> {
  const lines = read.sheets.reduce((sum, { linhas }) => sum + linhas.length, 0);
  if (lines > MAX_IMPORT_LINES) throw tooLarge(TOO_MANY_LINES);
  return planImport(db, { ...read, removesMissing, now });
}

/**
 * Says what an import would do, and keeps it for {@link runImport}.
 * @throws 413 `IMPORTACAO_GRANDE_DEMAIS`
 */
export async function checkImport(
  { db, now, loginId }: Editor,
  { files, removesMissing }: { files: readonly ImportFile[]; removesMissing: boolean },
): Promise<CatalogueImport> {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes > MAX_IMPORT_BYTES) throw tooLarge(IMPORT_TOO_LARGE);
  return imports.run(() => storeCheck({ db, now, loginId }, files, removesMissing));
}

async function storeCheck(
  { db, now, loginId }: Pick<Editor, 'db' | 'now' | 'loginId'>,
  files: readonly ImportFile[],
  removesMissing: boolean,
): Promise<CatalogueImport> {
  const thread = await readInThread({ files });
  if (!thread) throw tooLarge(TOO_LARGE_TO_READ);
  const planned = await plan(db, now, { read: thread.read, removesMissing });
  const row = {
    id_login: loginId,
    criado_em: now,
    arquivos: files.map(({ nome }) => nome),
    retira_ausentes: removesMissing,
    conteudo: thread.packed,
    relatorio: reportOf(planned, removesMissing),
    resumo: await digestOf(planned),
  };
  const id = await db.transaction(async (tx) => {
    await dropOldFiles(tx, new Date(now.getTime() - KEEP_FILES_MS));
    return insertImport(tx, row);
  });
  return readImport(db, id);
}

/** @throws 404 `IMPORTACAO_NAO_ENCONTRADA` */
export async function readImport(db: Database, id: number): Promise<CatalogueImport> {
  const row = await findImport(db, id);
  if (!row) throw notFound();
  const relatorio = v.parse(storedReportSchema, row.relatorio);
  const total = countWrites(relatorio);
  return {
    id,
    arquivos: row.arquivos,
    retirar_ausentes: row.retira_ausentes,
    criado_em: row.criado_em.toISOString(),
    feita_em: row.feita_em?.toISOString() ?? null,
    cancelada_em: row.cancelada_em?.toISOString() ?? null,
    loja_espera: hasOneConnection(db) && total >= FELT_FROM,
    andamento: row.runs ? { gravadas: row.gravadas, total } : null,
    relatorio,
  };
}

/** What the files of an import say. @throws 404; 409 `IMPORTACAO_VENCIDA` */
export async function readImportedFiles(db: Database, id: number): Promise<ReadFiles> {
  const packed = await findImportedFiles(db, id);
  if (packed === undefined) throw notFound();
  const read = packed && (await readInThread({ packed }))?.read;
  if (!read)
    throw new BackendError(
      409,
      'IMPORTACAO_VENCIDA',
      'Os arquivos desta importação já foram apagados, depois de uma semana. Envie de novo.',
    );
  return read;
}

const cancelled = () =>
  new BackendError(409, 'IMPORTACAO_CANCELADA', 'Esta importação foi cancelada. Nada dela ficou na loja.');

/**
 * Does what was checked; done already, it changes nothing.
 * @throws 404; 409 `CATALOGO_ALTERADO`, `IMPORTACAO_CANCELADA`, `IMPORTACAO_VENCIDA`
 */
export function runImport(editor: Editor, id: number): Promise<CatalogueImport> {
  return imports.run(() => carryOut(editor, id));
}

async function carryOut(editor: Editor, id: number): Promise<CatalogueImport> {
  const { db, now } = editor;
  const row = await findImport(db, id);
  if (!row) throw notFound();
  if (row.feita_em) return readImport(db, id);
  if (row.cancelada_em) throw cancelled();
  const read = await readImportedFiles(db, id);
  const progress = await startProgress(db, id);
  try {
    const planned = await plan(db, now, { read, removesMissing: row.retira_ausentes });
    await db.transaction(async (tx) => {
      await lockImport(tx, id);
      if ((await findImport(tx, id))!.feita_em) return;
      if ((await digestOf(planned)) !== row.resumo) throw catalogueChanged();
      await applyImport({ tx, editor, object: `importação ${id}` }, planned, async (rows) => {
        if (await isImportCancelled(tx, id)) throw cancelled();
        await progress.wrote(rows);
      });
      if (!(await setImportDone(tx, id, now))) throw cancelled();
    });
  } finally {
    await progress.end();
  }
  return readImport(db, id);
}

/** @throws 404; 409 `IMPORTACAO_FEITA` */
export async function cancelImport({ db, now }: Pick<Editor, 'db' | 'now'>, id: number): Promise<void> {
  if (!(await findImport(db, id))) throw notFound();
  if (await setImportCancelled(db, id, now)) return;
  throw new BackendError(409, 'IMPORTACAO_FEITA', 'Esta importação já foi feita.');
}

/** For another system: what it sends is carried out at once, or only said with `simulates`. */
export function putCatalogue(
  editor: Editor & { keyName: string },
  document: CatalogueDocument,
  { simulates, removesMissing }: { simulates: boolean; removesMissing: boolean },
): Promise<{ feita: boolean; relatorio: ImportReport }> {
  return imports.run(async () => {
    const read = readDocument(document);
    const planned = await plan(editor.db, editor.now, { read, removesMissing });
    const relatorio = reportOf(planned, removesMissing);
    if (simulates) return { feita: false, relatorio };
    await editor.db.transaction((tx) =>
      applyImport({ tx, editor, object: `chave ${editor.keyName}` }, planned, () => Promise.resolve()),
    );
    return { feita: true, relatorio };
  });
}
