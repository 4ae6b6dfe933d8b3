import { logger } from '#/platform/log/logger.ts';
import { structureConsole } from '#/platform/log/structured-console.ts';
import { giveBackMemoryAtRest } from '#/platform/node/give-back-memory.ts';

export function settleOnceStarted(): void {
  structureConsole(logger());
  giveBackMemoryAtRest();
}
