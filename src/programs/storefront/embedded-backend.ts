import { Worker } from 'node:worker_threads';

export interface BackendInfo {
  dataLocation: string;
  logins: { papel: string; identificador: string; senha: string }[];
  seeded: boolean;
  /** Where a developer reads the shop's mails; absent when they are sent, or wait. */
  mailboxUrl?: string;
  paymentForms: readonly string[];
  /** The one-time link to `/comecar`, while the shop has no administrator. */
  setupUrl?: string;
  /** Origin of the page where cards are typed; absent when none is offered. */
  cardOrigin?: string;
}

export interface EmbeddedBackend {
  url: string;
  info: BackendInfo;
  stop(): Promise<void>;
}

export type BackendMessage =
  | { type: 'progress'; line: string }
  | { type: 'ready'; url: string; info: BackendInfo }
  | { type: 'failed'; message: string }
  | { type: 'stopped' };

/**
 * Runs the backend in a thread, so that the database never blocks rendering. Rejects with the backend's
 * message when it can't start; `crash` is called if it dies later.
 */
export function startEmbeddedBackend(
  workerFile: URL,
  given: object,
  on: { progress: (line: string) => void; crash: (error: Error) => void },
): Promise<EmbeddedBackend> {
  const worker = new Worker(workerFile, {
    workerData: given,
    name: 'backend',
    // It makes less garbage than rendering does (docs/performance.md).
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
  });
  let phase: 'starting' | 'running' | 'stopping' = 'starting';
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      if (phase === 'starting') reject(error);
      else if (phase === 'running') on.crash(error);
      phase = 'stopping';
      void worker.terminate();
    };
    worker.on('error', (error) => fail(error as Error));
    worker.on('exit', (code) => fail(new Error(`The embedded backend ended with code ${code}.`)));
    worker.on('message', (message: BackendMessage) => {
      if (message.type === 'progress') on.progress(message.line);
      else if (message.type === 'failed') fail(new Error(message.message));
      else if (message.type === 'ready') {
        phase = 'running';
        resolve({
          url: message.url,
          info: message.info,
          stop: () => {
            phase = 'stopping';
            return stopWorker(worker);
          },
        });
      }
    });
  });
}

async function stopWorker(worker: Worker): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    worker.on('message', (message: BackendMessage) => message.type === 'stopped' && resolve());
    worker.once('exit', () => resolve());
  });
  worker.postMessage('stop');
  await stopped;
  await worker.terminate();
}
