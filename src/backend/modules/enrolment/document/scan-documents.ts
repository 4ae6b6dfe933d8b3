import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { KEEP_REFUSED_DAYS } from '#/domain/enrolment/enrolment-document.ts';
import { deleteDocumentsOfEnded, listToScan, settleScan } from './document-repository.ts';

const batchSize = 5;
const timeLimitMs = 60_000;

/**
 * Shows documents to the antivirus, which lets them be opened or takes their content away (ENROLMENT-16). One
 * that it has no answer for waits.
 * @param command program and arguments; nothing is done without
 */
export async function scanDocuments(db: Database, command: string | undefined): Promise<void> {
  if (command === undefined) return;
  const { failures } = await workOneByOne(
    await listToScan(db, batchSize),
    ({ id }) => id,
    async ({ id, conteudo }) => {
      const isClean = await scan(command, conteudo ?? new Uint8Array());
      await settleScan(db, id, isClean ? 'RECEBIDO' : 'INFECTADO');
      return true;
    },
  );
  throwFailures(failures, 'documents could not be scanned');
}

/** As clamdscan answers: 0 for clean, 1 for infected; anything else is no answer. */
async function scan(command: string, content: Uint8Array): Promise<boolean> {
  const [program, ...words] = command.split(/\s+/).filter((word) => word !== '');
  const child = spawn(program!, words, { stdio: ['pipe', 'ignore', 'ignore'], timeout: timeLimitMs });
  // A program may answer before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(content);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0 || code === 1) return code === 0;
  throw new Error(`the antivirus ended with ${code}`);
}

// ENROLMENT-17
export function forgetOldDocuments(db: Database, now: Date): Promise<void> {
  return deleteDocumentsOfEnded(db, new Date(now.getTime() - KEEP_REFUSED_DAYS * 86_400_000));
}
