import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { startJobs, type Job, type JobLimits, type JobRunner } from '#/backend/jobs/job-runner.ts';
import { pino } from 'pino';
import { withBackend } from '../../support/backend/backend.ts';
import { eventually } from '../../support/eventually.ts';

const backend = withBackend();
const runners: JobRunner[] = [];
const run = (...jobs: Job[]) => {
  const runner = startJobs(jobs, backend.current.services, null);
  runners.push(runner);
  return runner;
};
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
});

describe('a job', () => {
  test('runs in one of many instances, and again only when it is due', async () => {
    let runs = 0;
    const job: Job = { name: 'once', everySeconds: 3600, run: async () => ++runs };
    const instances = Array.from({ length: 5 }, () => run(job));
    await Promise.all(instances.map(({ runDue }) => runDue()));
    await Promise.all(instances.map(({ runDue }) => runDue()));
    expect(runs).toBe(1);
    await backend.current.db.execute(sql`UPDATE job_leases SET ate = clock_timestamp() WHERE nome = 'once'`);
    await Promise.all(instances.map(({ runDue }) => runDue()));
    expect(runs).toBe(2);
  });

  test('never runs in two instances at the same time', async () => {
    let running = 0;
    let most = 0;
    const job: Job = {
      name: 'alone',
      everySeconds: 0,
      run: async ({ db }) => {
        most = Math.max(most, ++running);
        await db.execute(sql`SELECT pg_sleep(0.02)`);
        running--;
      },
    };
    const instances = Array.from({ length: 4 }, () => run(job));
    for (let i = 0; i < 5; i++) await Promise.all(instances.map(({ runDue }) => runDue()));
    expect(most).toBe(1);
  });

  test('that is not due has its row left alone', async () => {
    const runner = run({ name: 'resting', everySeconds: 3600, run: async () => {} });
    const readRow = () =>
      selectRows<{ locked_by: string; at: string }>(
        backend.current.db,
        sql`SELECT xmax::text AS locked_by, ctid::text AS at FROM job_leases WHERE nome = 'resting'`,
      );
    await runner.runDue();
    const before = await readRow();
    await runner.runDue();
    expect(await readRow()).toEqual(before);
  });

  test('of an instance that died is taken over after its lease', async () => {
    let runs = 0;
    const runner = run({ name: 'orphan', everySeconds: 60, run: async () => ++runs });
    const lease = (seconds: number) =>
      backend.current.db.execute(sql`
        INSERT INTO job_leases VALUES ('orphan', gen_random_uuid(), clock_timestamp() + make_interval(secs => ${seconds}))
        ON CONFLICT (nome) DO UPDATE SET ate = excluded.ate`);
    await lease(30);
    await runner.runDue();
    expect(runs).toBe(0);
    await lease(-1);
    await runner.runDue();
    expect(runs).toBe(1);
  });

  test('runs again and again by itself', async () => {
    let runs = 0;
    await new Promise<void>((enough) => {
      const job: Job = {
        name: 'ticking',
        everySeconds: 0,
        run: async () => {
          if (++runs === 3) enough();
        },
      };
      runners.push(startJobs([job], backend.current.services, 1));
    });
    expect(runs).toBe(3);
  });

  test('that fails holds up neither the others nor its next run', async () => {
    const done: string[] = [];
    const runner = run(
      {
        name: 'failing',
        everySeconds: 0,
        run: () => {
          done.push('failing');
          return Promise.reject(new Error('broken'));
        },
      },
      { name: 'sound', everySeconds: 0, run: async () => done.push('sound') },
    );
    await runner.runDue();
    await runner.runDue();
    expect(done.toSorted()).toEqual(['failing', 'failing', 'sound', 'sound']);
  });

  test('that never ends stops no other, is logged, and is started again after its limit', async () => {
    const lines: string[] = [];
    const { services } = backend.current;
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    let begun = 0;
    const hanging: Job = {
      name: 'hanging',
      everySeconds: 0,
      run: () => {
        begun++;
        return new Promise(() => {});
      },
    };
    let rounds = 0;
    await new Promise<void>((enough) => {
      const sound: Job = {
        name: 'beside',
        everySeconds: 0,
        run: async () => {
          rounds++;
          if (rounds > 3 && begun > 1) enough();
        },
      };
      const limits: JobLimits = { runMs: 50, leaseMs: 30_000, stopMs: 50 };
      runners.push(startJobs([hanging, sound], { ...services, log }, 1, limits));
    });
    await eventually(() => expect(lines.join('')).toContain('job hanging has not ended after 50 ms'));
  });

  test('that hangs holds up no other, even before its limit', async () => {
    let rounds = 0;
    await new Promise<void>((enough) => {
      const hanging: Job = { name: 'hanging', everySeconds: 0, run: () => new Promise(() => {}) };
      const sound: Job = {
        name: 'beside',
        everySeconds: 0,
        run: async () => {
          rounds++;
          if (rounds > 3) enough();
        },
      };
      const limits: JobLimits = { runMs: 600_000, leaseMs: 30_000, stopMs: 50 };
      runners.push(startJobs([hanging, sound], backend.current.services, 1, limits));
    });
    expect(rounds).toBeGreaterThan(3);
  });

  test('that runs longer than its lease keeps it', async () => {
    const limits: JobLimits = { runMs: 600_000, leaseMs: 3000, stopMs: 100 };
    let end = () => {};
    const long: Job = {
      name: 'long',
      everySeconds: 3600,
      run: () => new Promise<void>((settle) => (end = settle)),
    };
    const runner = startJobs([long], backend.current.services, null, limits);
    runners.push(runner);
    const leaseEnds = async () => {
      const [row] = await selectRows<{ ate: string }>(
        backend.current.db,
        sql`SELECT ate::text AS ate FROM job_leases WHERE nome = 'long'`,
      );
      return row!.ate;
    };
    const running = runner.runDue();
    const first = await eventually(leaseEnds);
    await eventually(async () => expect((await leaseEnds()) > first).toBe(true));
    end();
    await running;
  });

  test('that runs is awaited by the stop, and none starts after it', async () => {
    const done: string[] = [];
    let end = () => {};
    let runner!: JobRunner;
    const running = new Promise<void>((begun) => {
      const slow = async () => {
        begun();
        await new Promise<void>((settle) => (end = settle));
        done.push('slow');
      };
      runner = run({ name: 'slow', everySeconds: 0, run: slow });
      void runner.runDue();
    });
    await running;
    const stopped = runner.stop().then(() => done.push('stopped'));
    end();
    await stopped;
    await runner.runDue();
    expect(done).toEqual(['slow', 'stopped']);
  });
});
