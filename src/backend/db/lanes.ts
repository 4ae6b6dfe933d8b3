/**
 * Kinds of work that never wait for each other's connections: what everybody reads, who asks and signs in,
 * everything else that is asked for, and what is done without being asked.
 */
export const laneNames = ['catalogue', 'sessions', 'deeds', 'jobs'] as const;
export type LaneName = (typeof laneNames)[number];

/** Cleaning and filling take their time; a job has a limit of its own besides. */
export const longStatementMs = 10 * 60_000;

/** How many connections each lane gets. */
export function shareConnections(connections: number): Record<LaneName, number> {
  const quarter = Math.max(2, Math.floor(connections / 4));
  const jobs = Math.max(2, Math.floor(connections / 5));
  return {
    catalogue: quarter,
    sessions: quarter,
    jobs,
    deeds: Math.max(2, connections - 2 * quarter - jobs),
  };
}
