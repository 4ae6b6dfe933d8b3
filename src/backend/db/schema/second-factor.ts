import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { logins } from './identity.ts';

export const secondFactors = pgTable('second_factors', {
  id_login: integer('id_login')
    .primaryKey()
    .references(() => logins.id_login),
  /** Secret of RFC 6238; sealed with KEY_SECRET when `selado`. */
  segredo: bytes('segredo').notNull(),
  selado: boolean('selado').notNull(),
  criado_em: instant('criado_em').notNull(),
  /** Null until a first code showed that the secret arrived. */
  ligado_em: instant('ligado_em'),
  ultimo_periodo: bigint('ultimo_periodo', { mode: 'number' }),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id_login: integer('id_login')
      .notNull()
      .references(() => secondFactors.id_login, { onDelete: 'cascade' }),
    hash: bytes('hash').notNull(),
    usado_em: instant('usado_em'),
  },
  (table) => [primaryKey({ columns: [table.id_login, table.hash] })],
);

export const pendingSignIns = pgTable('pending_sign_ins', {
  hash: bytes('hash').primaryKey(),
  id_login: integer('id_login')
    .notNull()
    .references(() => logins.id_login),
  senha_hash: text('senha_hash').notNull(),
  tentativas: integer('tentativas').notNull(),
  expira_em: instant('expira_em').notNull(),
});
