import type { Database } from './database.ts';

/**
 * Builds a query with placeholders once a connection, since building takes as long as the database's answer.
 * Placeholders take what the driver takes: instants as ISO text.
 */
export function builtOnce<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
