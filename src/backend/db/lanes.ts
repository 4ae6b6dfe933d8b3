/** Kinds of work that never wait for each other's connections. */
export const laneNames = ['catalogue', 'sessions', 'deeds', 'jobs'] as const;
export type LaneName = (typeof laneNames)[number];

export const longStatementMs = 10 * 60_000;

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
