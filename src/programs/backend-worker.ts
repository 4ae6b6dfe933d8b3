import { parentPort, workerData } from 'node:worker_threads';
import { startBackend } from '#/backend/app/main.ts';
import type { BackendMessage, EmbeddedBackendOptions } from '#/server/embedded-backend.ts';

const options = workerData as EmbeddedBackendOptions;
const port = parentPort!;
const say = (message: BackendMessage) => port.postMessage(message);

try {
  const backend = await startBackend({
    ...options,
    host: '127.0.0.1',
    embedded: true,
    onProgress: (line) => say({ type: 'progress', line }),
  });
  port.once('message', () => {
    backend.stop().then(() => say({ type: 'stopped' }), fail);
  });
  say({ type: 'ready', url: backend.url, info: backend.info });
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  say({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
}
