import { BackendError } from '#/backend/http/backend-error.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { Session } from '#/backend/request/context.ts';
import { type LookFields, refuseColours } from '#/domain/school/look.ts';
import { brandChanged } from './brand-changed.ts';
import { saveLookRow } from './brand-repository.ts';
import { letterImages } from './images/save-image.ts';
import { letteringOf } from './lettering.ts';
import { readBrand } from './read-brand.ts';
import type { BrandDeps } from './save-brand.ts';

/**
 * @throws 422 `COR_SEM_CONTRASTE`, with the nearest colour that holds by field; 409 `MARCA_ALTERADA` when
 * another administrator saved meanwhile
 */
export async function saveLook(
  { db, settings, now, requestId }: BrandDeps,
  { loginId }: Session,
  { versao, ...dados }: LookFields & { versao: number },
): Promise<{ versao: number }> {
  const refused = Object.entries(refuseColours(dados));
  if (refused.length > 0) {
    throw new BackendError(
      422,
      'COR_SEM_CONTRASTE',
      'Há cores que não têm contraste suficiente. Nada foi salvo.',
      Object.fromEntries(refused.map(([field, { message }]) => [field, [message]])),
    );
  }
  await db.transaction(async (tx) => {
    if (!(await saveLookRow(tx, { versao, dados, loginId }, now))) throw brandChanged();
    await letterImages(tx, letteringOf(await readBrand(tx, settings)), now);
    await recordAct(tx, {
      acao: 'ALTEROU_MARCA',
      loginId,
      personId: null,
      objeto: 'aparencia',
      requestId,
      at: now,
    });
  });
  return { versao: versao + 1 };
}
