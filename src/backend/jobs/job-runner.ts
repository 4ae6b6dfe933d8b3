import { randomUUID } from 'node:crypto';
import type { BackendServices } from '#/backend/request/context.ts';
import { measureJob } from '#/domain/telemetry/measures.ts';
import { within } from '#/domain/request/semaphore.ts';
import { endRun, listLeased, putLeaseOff, takeLease } from './job-lease-repository.ts';

/**
 * A recurring job. One instance runs it at a time; a job beyond its limit is started again, so it must be
 * idempotent.
 */
export interface Job {
  name: string;
  /** Seconds between two runs, counted over all instances. */
  everySeconds: number;
  run(services: BackendServices): Promise<unknown>;
}

export interface JobRunner {
  /** Runs what is due; resolves when all of it has ended or timed out. Never rejects. */
  runDue(): Promise<void>;
  /** Starts no job any more and resolves when the running ones have ended, or after some seconds. */
  stop(): Promise<void>;
}

/** Milliseconds. */
export interface JobLimits {
  runMs: number;
  /** Milliseconds after which the job of a dead instance is free; a live one renews its lease. */
  leaseMs: number;
  stopMs: number;
}

const usualLimits: JobLimits = { runMs: 60_000, leaseMs: 30_000, stopMs: 5000 };

/** One line without the values of a statement, which may be a person's. */
function describeError(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const text = cause instanceof Error ? cause.message : String(cause);
  return text.split('\n')[0]!.slice(0, 300);
}

/**
 * Leases in a table rather than advisory locks: PGlite has a single connection, which a held lock would
 * block.
 */
export function startJobs(
  jobs: readonly Job[],
  services: BackendServices,
  everyMs: number | null,
  { runMs, leaseMs, stopMs }: JobLimits = usualLimits,
): JobRunner {
  const { db, log } = services;
  const dono = randomUUID();
  const running = new Map<string, Promise<void>>();
  let stopped = false;

  async function runOne(job: Job): Promise<void> {
    const lease = { nome: job.name, dono };
    try {
      if (!(await takeLease(db, { ...lease, seconds: leaseMs / 1000 }))) return;
      if (stopped) return await putLeaseOff(db, { ...lease, seconds: 0 });
      const stopRenewing = keepLease(lease);
      let failure: string | null = null;
      const startedAt = performance.now();
      try {
        await within(
          (services.businessClock?.catchUp(db) ?? Promise.resolve()).then(() => job.run(services)),
          runMs,
          () => new Error(`job ${job.name} has not ended after ${runMs} ms`),
        );
      } catch (error) {
        failure = describeError(error);
        throw error;
      } finally {
        measureJob(startedAt, job.name, failure === null ? 'ok' : 'failed');
        await stopRenewing();
        await endRun(db, { ...lease, seconds: job.everySeconds, failure });
      }
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
    }
  }

  function keepLease(lease: { nome: string; dono: string }): () => Promise<void> {
    let renewal = Promise.resolve();
    const timer = setInterval(() => {
      renewal = putLeaseOff(db, { ...lease, seconds: leaseMs / 1000 }).catch((error: unknown) => {
        log.warn({ err: error, job: lease.nome }, 'lease not renewed');
      });
    }, leaseMs / 3);
    return () => {
      clearInterval(timer);
      return renewal;
    };
  }

  async function startDue(): Promise<void> {
    let leased: ReadonlySet<string>;
    try {
      leased = await listLeased(db);
    } catch (error) {
      log.error({ err: error }, 'jobs not looked at');
      return;
    }
    for (const job of stopped ? [] : jobs) {
      if (running.has(job.name) || leased.has(job.name)) continue;
      running.set(
        job.name,
        runOne(job).finally(() => running.delete(job.name)),
      );
    }
  }

  let looking: Promise<void> | undefined;
  function look(): Promise<void> {
    looking ??= startDue().finally(() => (looking = undefined));
    return looking;
  }

  const allEnded = async () => {
    await looking;
    await Promise.all(running.values());
  };
  const timer = everyMs === null ? undefined : setInterval(look, everyMs);
  return {
    runDue: async () => {
      await allEnded();
      await look();
      await allEnded();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      const names = [...running.keys()];
      await within(allEnded(), stopMs, () => new Error('still running')).catch(() => {
        log.warn({ jobs: names }, 'stopped with jobs still running');
      });
    },
  };
}
