import type { Database } from '#/backend/db/database.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { Session } from '#/backend/request/context.ts';
import type { BrandFields } from '#/domain/school/brand.ts';
import { brandChanged } from './brand-changed.ts';
import { saveBrandRow } from './brand-repository.ts';
import { letterImages } from './images/save-image.ts';
import { letteringOf } from './lettering.ts';
import { readBrand } from './read-brand.ts';

export interface BrandDeps {
  db: Database;
  settings: Parameters<typeof readBrand>[1];
  now: Date;
  requestId: string;
}

/** @throws 409 `MARCA_ALTERADA` when another administrator saved meanwhile; nothing is overwritten */
export async function saveBrand(
  { db, settings, now, requestId }: BrandDeps,
  { loginId }: Session,
  { versao, ...dados }: BrandFields & { versao: number },
): Promise<{ versao: number }> {
  await db.transaction(async (tx) => {
    if (!(await saveBrandRow(tx, { versao, dados, loginId }, now))) throw brandChanged();
    await letterImages(tx, letteringOf(await readBrand(tx, settings)), now);
    await recordAct(tx, {
      acao: 'ALTEROU_MARCA',
      loginId,
      personId: null,
      objeto: 'marca',
      requestId,
      at: now,
    });
  });
  return { versao: versao + 1 };
}
