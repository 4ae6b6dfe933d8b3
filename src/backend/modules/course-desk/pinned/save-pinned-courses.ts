import type { Database } from '#/backend/db/database.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { PinnedCourses } from '#/contract/catalogue/pinned-courses.ts';
import { changedMeanwhile, changesOf, requireCourses } from '../save-course.ts';
import { findPinnedCourses, lockPinnedCourses, updatePinnedCourses } from './pinned-courses-repository.ts';

export function readPinnedCourses(db: Database): Promise<PinnedCourses> {
  return findPinnedCourses(db);
}

/** @throws 409 `DESTAQUES_ALTERADOS`, 422 `OPCAO_DESCONHECIDA` */
export async function savePinnedCourses(editor: Editor, version: number, cursos: number[]): Promise<number> {
  return editor.db.transaction(async (tx) => {
    const known = await lockPinnedCourses(tx);
    if (known.versao !== version) throw changedMeanwhile('DESTAQUES_ALTERADOS');
    await requireCourses(tx, cursos, 'cursos');
    const saved = await updatePinnedCourses(tx, cursos);
    const changes = changesOf({ cursos: known.cursos }, { cursos });
    await actOf({ ...editor, db: tx }, 'ALTEROU_DESTAQUES', 'destaques', changes);
    return saved;
  });
}
