import postgres from 'postgres';

/** A pool on PostgreSQL. Notices stay quiet: migrations raise harmless ones. */
export function openPostgres(databaseUrl: string, maxConnections = 10) {
  return postgres(databaseUrl, { max: maxConnections, onnotice: () => {}, connect_timeout: 10 });
}
