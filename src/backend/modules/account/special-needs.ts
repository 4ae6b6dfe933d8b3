import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { SpecialNeedsChoice } from '#/contract/account/account.ts';
import { NEEDS_CONSENT_MESSAGE, type SpecialNeed } from '#/domain/person/person-record.ts';
import { insertConsentRows, listConsentRows } from './consent-repository.ts';
import { requireCurrentText } from './consents.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { listKnownNeeds, listSpecialNeedRows, replaceSpecialNeeds } from './special-need-repository.ts';

const UNKNOWN = 'Escolha uma das opções';

export async function listSpecialNeeds(db: Database, personId: number): Promise<SpecialNeed[]> {
  const rows = await listSpecialNeedRows(db, personId);
  return rows.map(({ tipo, nivel }) => ({ tipo, nivel }));
}

/**
 * Stores needs with their consent, or erases them.
 * @throws 422 for needs without consent and for unknown ones, 409 `TEXTO_MUDOU` for an older text
 */
export async function setSpecialNeeds(
  { db, now }: { db: Database; now: Date },
  personId: number,
  { versao, consentimento, necessidades }: SpecialNeedsChoice,
): Promise<{ consentimento: boolean; necessidades: SpecialNeed[] }> {
  await requireCurrentText(db, versao);
  if (!consentimento && necessidades.length > 0) throw invalid('consentimento', NEEDS_CONSENT_MESSAGE);
  await requireKnown(db, necessidades);
  return withPersonLocked(db, personId, async (tx) => {
    await replaceSpecialNeeds(tx, personId, necessidades, now);
    const last = (await listConsentRows(tx, personId)).find(({ tipo }) => tipo === 'NECESSIDADES');
    if ((last?.aceito ?? false) !== consentimento || (consentimento && last?.versao !== versao)) {
      const choice = { tipo: 'NECESSIDADES', aceito: consentimento, versao, em: now };
      await insertConsentRows(tx, [{ id_pessoa: personId, ...choice }]);
    }
    return { consentimento, necessidades: await listSpecialNeeds(tx, personId) };
  });
}

async function requireKnown(db: Database, needs: readonly SpecialNeed[]): Promise<void> {
  if (needs.length === 0) return;
  const known = await listKnownNeeds(db);
  const areKnown = needs.every(
    ({ tipo, nivel }) => known.get(tipo) === null && (nivel === null || known.get(nivel) === tipo),
  );
  const areDistinct = new Set(needs.map(({ tipo }) => tipo)).size === needs.length;
  if (!areKnown || !areDistinct) throw invalid('necessidades', UNKNOWN);
}

const invalid = (field: string, message: string) =>
  new BackendError(422, 'DADOS_INVALIDOS', message, { [field]: [message] });
