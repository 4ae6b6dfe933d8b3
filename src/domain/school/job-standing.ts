/** How a recurring job of the program stands. */
export const jobStandings = ['FALHOU', 'ATRASADA', 'NUNCA', 'EM_DIA'] as const;
export type JobStanding = (typeof jobStandings)[number];

interface JobRun {
  failuresInARow: number;
  /** When the next run is due. */
  due: Date;
}

/** Seconds that a run may be late before anyone is told: it waits for the one before, and for a restart. */
const LATE_SECONDS = 120;

export function standingOf(run: JobRun | undefined, now: Date): JobStanding {
  if (!run) return 'NUNCA';
  if (run.failuresInARow > 0) return 'FALHOU';
  return now.getTime() - run.due.getTime() > LATE_SECONDS * 1000 ? 'ATRASADA' : 'EM_DIA';
}
