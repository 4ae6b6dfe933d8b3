import postgres from 'postgres';

const usualAddresses = [
  'postgres://postgres@127.0.0.1:5432/postgres',
  'postgres://postgres:postgres@127.0.0.1:5432/postgres',
];

/**
 * The address of a PostgreSQL 15 or later on which databases can be made: TEST_DATABASE_URL, else the usual
 * local one.
 */
export async function findPostgres(): Promise<string | undefined> {
  // An address that was given is meant: no falling back to another server.
  const given = process.env.TEST_DATABASE_URL;
  for (const url of given ? [given] : usualAddresses) {
    if (await isUsable(url)) return url;
  }
  return undefined;
}

/** Why a part that needs PostgreSQL was left out. */
export function describePostgresSearch(): string {
  return process.env.TEST_DATABASE_URL
    ? 'no PostgreSQL 15 or later that may create databases answers at TEST_DATABASE_URL.'
    : 'no PostgreSQL answers at 127.0.0.1:5432 for the user postgres (set TEST_DATABASE_URL for another one).';
}

async function isUsable(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 3, onnotice: () => {} });
  try {
    const [row] = await sql<{ version: number; mayCreate: boolean }[]>`
      select current_setting('server_version_num')::int as version,
             (rolcreatedb or rolsuper) as "mayCreate"
      from pg_roles where rolname = current_user`;
    return row !== undefined && row.version >= 150_000 && row.mayCreate;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

export function withDatabaseName(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<void> {
  await onServer(serverUrl, async (sql) => {
    await sql`create database ${sql(name)} ${template === undefined ? sql`` : sql`template ${sql(template)}`}`;
  });
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, async (sql) => {
    await sql`drop database if exists ${sql(name)} with (force)`;
  });
}
/** A template and those that workers made of it, which have its name with something behind it. */
export async function dropTemplates(serverUrl: string, templateName: string): Promise<void> {
  const names = await onServer(
    serverUrl,
    (sql) =>
      sql<{ datname: string }[]>`select datname from pg_database where starts_with(datname, ${templateName})`,
  );
  for (const { datname } of names) await dropDatabase(serverUrl, datname);
}

async function onServer<T>(serverUrl: string, run: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(serverUrl, { max: 1, onnotice: () => {} });
  try {
    return await run(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
