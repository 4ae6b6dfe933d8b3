import type { Database } from '#/backend/db/database.ts';
import {
  findCurrentPromotion,
  findRedirect,
  type ReferenceList,
  selectNeedLevels,
  selectReferenceItems,
  selectTestimonials,
} from './reference-repository.ts';

export function listReferenceItems(db: Database, list: ReferenceList) {
  return selectReferenceItems(db, list);
}

export async function listSpecialNeedItems(db: Database) {
  const [needs, levels] = await Promise.all([
    selectReferenceItems(db, 'necessidades-especiais'),
    selectNeedLevels(db),
  ]);
  return needs.map((need) => ({
    ...need,
    niveis: levels.filter(({ grupo }) => grupo === need.codigo).map(({ codigo, nome }) => ({ codigo, nome })),
  }));
}

export function listSpecialNeedLevels(db: Database, need: string) {
  return selectReferenceItems(db, 'niveis-necessidade', need);
}

export function listTestimonials(db: Database, courseId: number) {
  return selectTestimonials(db, courseId === 0 ? null : courseId);
}

/** The promotion now on, or null. */
export async function getCurrentPromotion(db: Database, now: Date) {
  return (await findCurrentPromotion(db, now)) ?? null;
}

/**
 * Where a path leads now; null when it stays. A slash at the end doesn't matter, and nothing leads to itself.
 */
export async function getRedirect(db: Database, path: string) {
  const plain = path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  const row = await findRedirect(db, plain);
  return row && row.destino !== plain ? row : null;
}
