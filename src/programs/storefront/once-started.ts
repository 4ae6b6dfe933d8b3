import { logger } from '#/server/log/logger.ts';
import { structureConsole } from '#/server/log/structured-console.ts';
import { compileSooner } from '../compile-sooner.ts';
import { giveBackMemoryAtRest } from '../give-back-memory.ts';

/** For each process of the storefront once it has started, also for one whose pages others render. */
export function settleOnceStarted(): void {
  structureConsole(logger());
  giveBackMemoryAtRest();
  compileSooner();
}
