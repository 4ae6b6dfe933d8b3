import type { Database } from '#/backend/db/database.ts';
import {
  deleteRedirectRow,
  findRedirectRow,
  insertRedirectRow,
  lockRedirects,
  turnRedirects,
} from './redirect-repository.ts';

/** Whether no redirect begins at an address; it stays so until the transaction ends. */
export async function isAddressFree(tx: Database, path: string, current?: string): Promise<boolean> {
  await lockRedirects(tx);
  const row = await findRedirectRow(tx, path);
  return !row || (current !== undefined && row.destino === current);
}

/** Makes the old address of a page, and those that led to it, lead to its new one. */
export async function moveAddress(tx: Database, from: string, to: string): Promise<void> {
  await lockRedirects(tx);
  await deleteRedirectRow(tx, to);
  await turnRedirects(tx, from, to);
  await deleteRedirectRow(tx, from);
  await insertRedirectRow(tx, { caminho: from, destino: to, status: 301, externo: false });
}
