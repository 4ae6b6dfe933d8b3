import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { Session } from '#/backend/request/context.ts';
import type { BrandFields } from '#/domain/school/brand.ts';
import { renameImages } from './images/save-image.ts';
import { saveBrandRow } from './brand-repository.ts';

/** @throws 409 `MARCA_ALTERADA` when another administrator saved meanwhile; nothing is overwritten */
export async function saveBrand(
  { db, now, requestId }: { db: Database; now: Date; requestId: string },
  { loginId }: Session,
  { versao, ...dados }: BrandFields & { versao: number },
): Promise<{ versao: number }> {
  await db.transaction(async (tx) => {
    if (!(await saveBrandRow(tx, { versao, dados, loginId }, now))) {
      throw new BackendError(
        409,
        'MARCA_ALTERADA',
        'Outra pessoa salvou estes dados enquanto você editava. Nada foi sobrescrito: abra a página de novo em outra aba, compare e salve o que faltar.',
      );
    }
    await renameImages(tx, dados.nome, now);
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
