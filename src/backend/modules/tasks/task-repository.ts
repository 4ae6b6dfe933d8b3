import type { Database } from '#/backend/db/database.ts';
import { jobLeases } from '#/backend/db/schema/identity.ts';

export function selectJobRuns(db: Database) {
  const { nome, ate, terminou_em, falhou_em, erro, falhas } = jobLeases;
  return db.select({ nome, ate, terminou_em, falhou_em, erro, falhas }).from(jobLeases);
}
