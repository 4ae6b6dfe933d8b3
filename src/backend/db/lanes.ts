/**
 * Kinds of work that never wait for each other's connections: what everybody reads, who asks and signs in,
 * everything else that is asked for, and what is done without being asked.
 */
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
