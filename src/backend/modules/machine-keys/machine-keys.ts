import { randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import type { MachineKey } from '#/contract/school/machine-key.ts';
import { MACHINE_KEY_PREFIX, type MachineKeyEntry } from '#/domain/school/machine-key.ts';
import { insertMachineKey, listKeyRows, setKeyEnded, setKeysOfLoginEnded } from './machine-key-repository.ts';
import { hashKey } from './resolve-machine.ts';

const shownStart = MACHINE_KEY_PREFIX.length + 4;

export async function listMachineKeys(db: Database): Promise<MachineKey[]> {
  const rows = await listKeyRows(db);
  return rows.map((row) => ({
    ...row,
    criada_em: row.criada_em.toISOString(),
    usada_em: row.usada_em?.toISOString() ?? null,
    encerrada_em: row.encerrada_em?.toISOString() ?? null,
  }));
}

/** Only the answer has the key itself. */
export async function createMachineKey(
  editor: Editor,
  entry: MachineKeyEntry,
): Promise<{ id: number; chave: string }> {
  const chave = MACHINE_KEY_PREFIX + randomBytes(32).toString('base64url');
  const id = await editor.db.transaction(async (tx) => {
    const inserted = await insertMachineKey(tx, {
      ...entry,
      hash: hashKey(chave),
      inicio: chave.slice(0, shownStart),
      id_login: editor.loginId,
      criada_em: editor.now,
    });
    await actOf({ ...editor, db: tx }, 'CRIOU_CHAVE', `chave ${entry.nome}`);
    return inserted;
  });
  return { id, chave };
}

/** Who leaves, or changes roles, still knows the keys that were shown to them. */
export function endKeysOf(tx: Database, loginId: number, now: Date): Promise<void> {
  return setKeysOfLoginEnded(tx, loginId, now);
}

/** @throws 404 `CHAVE_NAO_ENCONTRADA` */
export async function endMachineKey(editor: Editor, id: number): Promise<void> {
  await editor.db.transaction(async (tx) => {
    const isEnded = await setKeyEnded(tx, id, editor.now);
    if (isEnded === undefined) {
      throw new BackendError(404, 'CHAVE_NAO_ENCONTRADA', 'Não encontramos esta chave.');
    }
    if (!isEnded) return;
    await actOf({ ...editor, db: tx }, 'ENCERROU_CHAVE', `chave ${id}`);
  });
}
