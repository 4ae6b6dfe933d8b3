import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import type { Consent } from '#/contract/account/privacy.ts';
import { readConsentVersion } from '#/backend/modules/legal/read-legal-text.ts';
import { consents, type ConsentKind } from '#/domain/site/consent.ts';
import { insertConsentRows, listConsentRows } from './consent-repository.ts';

export async function listConsents(db: Database, personId: number): Promise<Consent[]> {
  const [rows, versaoAtual] = await Promise.all([listConsentRows(db, personId), readConsentVersion(db)]);
  return consents.map((consent) => {
    const last = rows.find(({ tipo }) => tipo === consent.tipo);
    return {
      ...consent,
      aceito: last?.aceito ?? false,
      versao: last?.versao ?? null,
      em: last?.em.toISOString() ?? null,
      versaoAtual,
    };
  });
}

/** @throws 409 `TEXTO_MUDOU` for a text of before */
export async function setConsents(
  { db, now }: { db: Database; now: Date },
  personId: number,
  { versao, escolhas }: { versao: string; escolhas: { tipo: ConsentKind; aceito: boolean }[] },
): Promise<Consent[]> {
  await requireCurrentText(db, versao);
  await withPersonLocked(db, personId, (tx) =>
    insertConsentRows(
      tx,
      escolhas.map(({ tipo, aceito }) => ({ id_pessoa: personId, tipo, aceito, versao, em: now })),
    ),
  );
  return listConsents(db, personId);
}

/** @throws 409 `TEXTO_MUDOU` when the person was shown a text of before */
export async function requireCurrentText(db: Database, version: string): Promise<void> {
  if (version === (await readConsentVersion(db))) return;
  throw new BackendError(409, 'TEXTO_MUDOU', 'O texto mudou. Atualize a página e escolha de novo.');
}
