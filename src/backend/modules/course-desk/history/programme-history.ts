import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { findActOn, listActPage } from '#/backend/modules/audit/audit-log.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { programmeEntrySchema } from '#/domain/catalogue/programmes/programme-entry.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';
import { listCourseIds, listEditions } from '../programmes/programme-desk-repository.ts';
import { requireProgramme, saveProgramme } from '../programmes/save-programme.ts';
import { changeNotFound, oldTextRefused, textsBefore, textsChanged, toHistory } from './undone-texts.ts';

const changes: readonly AuditedAct[] = [
  'CRIOU_PROGRAMA',
  'ALTEROU_PROGRAMA',
  'PUBLICOU_PROGRAMA',
  'TIROU_PROGRAMA_DO_AR',
  'TROCOU_IMAGEM_DE_PROGRAMA',
  'RETIROU_IMAGEM_DE_PROGRAMA',
  'CRIOU_EDICAO',
  'ALTEROU_EDICAO',
  'CANCELOU_TURMA',
];

const undone = { acao: 'ALTEROU_PROGRAMA', texts: ['titulo', 'resumo', 'texto'] } as const;

/** What the team did to a programme and its editions. @throws 404 `PROGRAMA_NAO_ENCONTRADO` */
export async function readProgrammeHistory(db: Database, slug: string, pagina: number) {
  const programme = await requireProgramme(db, slug);
  const editions = await listEditions(db, programme.id_produto);
  const objects = [`programa ${slug}`, ...editions.map(({ id_oferta }) => `turma ${id_oferta}`)];
  const rows = await listActPage(db, { acts: changes, objects, page: pagina, size: PAGE_SIZE });
  return toHistory(rows, pagina, (row) => textsBefore(row, programme, undone) !== undefined);
}

/**
 * @throws 404 `PROGRAMA_NAO_ENCONTRADO`, `MUDANCA_NAO_ENCONTRADA`; 409 `PROGRAMA_ALTERADO`,
 *   `TEXTO_MUDOU_DEPOIS`; 422 `TEXTO_ANTIGO_RECUSADO`
 */
export async function undoProgrammeTexts(editor: Editor, slug: string, actId: number): Promise<number> {
  const { db } = editor;
  const programme = await requireProgramme(db, slug);
  const act = await findActOn(db, `programa ${slug}`, actId);
  if (!act) throw changeNotFound();
  const before = textsBefore(act, programme, undone);
  if (!before) throw textsChanged();
  const cursos = await listCourseIds(db, programme.id_produto);
  const entry = v.safeParse(programmeEntrySchema, { ...programme, cursos, ...before });
  if (!entry.success) throw oldTextRefused();
  return saveProgramme(editor, slug, programme.versao, entry.output);
}
