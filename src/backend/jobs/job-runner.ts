import { randomUUID } from 'node:crypto';
import type { BackendServices } from '#/backend/http/context.ts';
import { setNextRun, takeLease } from './job-lease-repository.ts';

/**
 * Work that is due again and again. One instance runs it at a time; should one hang for longer than a lease, another starts
 * it too, so a job must bear running twice.
 */
export interface Job {
  name: string;
  /** Seconds between two runs, counted over all instances. */
  everySeconds: number;
  run(services: BackendServices): Promise<unknown>;
}

export interface JobRunner {
  /** Runs what is due now, one after the other; never rejects. */
  runDue(): Promise<void>;
  /** Starts no job any more and resolves when the running one has ended. */
  stop(): Promise<void>;
}

/** A job of an instance that died is free again after this. */
const leaseSeconds = 60;

/**
 * Looks again and again which jobs are due; with null only when asked to. Leases in a table rather than advisory locks: PGlite has one connection only,
 * which a lock held while the job runs would take away from the job.
 */
export function startJobs(
  jobs: readonly Job[],
  services: BackendServices,
  everyMs: number | null,
): JobRunner {
  const dono = randomUUID();
  let running = Promise.resolve();
  let stopped = false;

  async function runOne(job: Job): Promise<void> {
    const lease = { nome: job.name, dono };
    try {
      if (!(await takeLease(services.db, { ...lease, seconds: leaseSeconds }))) return;
      try {
        await job.run(services);
      } finally {
        await setNextRun(services.db, { ...lease, seconds: job.everySeconds });
      }
    } catch (error) {
      services.log.error({ err: error, job: job.name }, 'job failed');
    }
  }

  async function runAll(): Promise<void> {
    for (const job of jobs) {
      if (!stopped) await runOne(job);
    }
  }

  const runDue = () => (running = running.then(runAll));
  let timer: NodeJS.Timeout | undefined;
  const waitForTick = () => {
    if (everyMs !== null && !stopped) timer = setTimeout(tick, everyMs);
  };
  const tick = () => void runDue().then(waitForTick);
  waitForTick();
  return {
    runDue,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
