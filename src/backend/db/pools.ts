/** Kinds of work that never wait for each other's connections. */
export const poolNames = ['catalogue', 'sessions', 'commands', 'jobs'] as const;
export type PoolName = (typeof poolNames)[number];

export const longStatementMs = 10 * 60_000;

export function shareConnections(connections: number): Record<PoolName, number> {
  const quarter = Math.max(2, Math.floor(connections / 4));
  const jobs = Math.max(2, Math.floor(connections / 5));
  return {
    catalogue: quarter,
    sessions: quarter,
    jobs,
    commands: Math.max(2, connections - 2 * quarter - jobs),
  };
}
