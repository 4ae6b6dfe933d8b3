import { SettingsError } from '#/settings/settings.ts';

/** Ends the process with one line for each error, without a stack. */
export function exitWithProblem(error: unknown): never {
  if (error instanceof SettingsError) {
    console.error('These settings need another value:');
    for (const line of error.invalid) console.error(`  ${line}`);
  } else {
    console.error(error instanceof Error ? error.message : String(error));
  }
  process.exit(1);
}

/**
 * Runs `stop` at the first Ctrl-C or SIGTERM, then exits with 0. A later signal ends at once; npm forwards a
 * Ctrl-C that the terminal has already delivered, so signals shortly after the first are ignored.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    if (firstAt === undefined) {
      firstAt = Date.now();
      stop().then(() => process.exit(0), exitWithProblem);
    } else if (Date.now() - firstAt > 1000) {
      process.exit(130);
    }
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
