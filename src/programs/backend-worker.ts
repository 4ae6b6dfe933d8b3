import { parentPort, workerData } from 'node:worker_threads';
import { startBackend } from '#/backend/app/main.ts';
import type { BackendSettings } from '#/backend/settings.ts';
import type { BackendMessage } from '#/programs/storefront/embedded-backend.ts';
import { startTelemetry } from '#/platform/telemetry/start-telemetry.ts';
import type { TelemetrySettings } from '#/settings/telemetry-settings.ts';
import { giveBackMemoryAtRest } from '#/platform/node/give-back-memory.ts';

const port = parentPort!;
const say = (message: BackendMessage) => port.postMessage(message);

try {
  const { settings, telemetry } = workerData as { settings: BackendSettings; telemetry: TelemetrySettings };
  const stopTelemetry = await startTelemetry('backend', telemetry);
  const backend = await startBackend(settings, (line) => say({ type: 'progress', line }));
  port.once('message', () => {
    backend
      .stop()
      .then(stopTelemetry)
      .then(() => say({ type: 'stopped' }), fail);
  });
  giveBackMemoryAtRest();
  say({ type: 'ready', url: backend.url, info: backend.info });
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  say({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
}
