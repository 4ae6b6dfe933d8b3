import type { ImportLine, ImportSheet } from '#/domain/catalogue/import/read-table.ts';
import { Thread } from '#/backend/thread.ts';
import type { FilesToRead, ReadPiece } from './files-worker.ts';
import type { ReadFiles } from './read-files.ts';

/** 100,000 lines take four seconds and 300 MB. */
const mostMs = 120_000;
const mostMegabytes = 1024;

type ThreadSheet = ImportSheet & { linhas: ImportLine[] };

/** What files say, and how it is stored; undefined when that takes too long or too much memory. */
export async function readInThread(
  input: FilesToRead,
): Promise<{ read: ReadFiles; packed: Uint8Array } | undefined> {
  const thread = new Thread<ReadPiece>('files-worker', {
    beside: import.meta.url,
    input,
    mostMs,
    mostMegabytes,
  });
  const sheets: ThreadSheet[] = [];
  try {
    for (;;) {
      const piece = await thread.next();
      if (!piece) return undefined;
      if ('packed' in piece) return { read: { sheets, refusals: piece.refusals }, packed: piece.packed };
      const sheet = (sheets[piece.place] ??= { ...piece.sheet, linhas: [] });
      sheet.linhas.push(...piece.sheet.linhas);
    }
  } finally {
    thread.end();
  }
}
