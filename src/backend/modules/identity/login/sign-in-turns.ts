import { createHash } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { networkOf } from '#/domain/request/network-of.ts';
import {
  deleteTurns,
  deleteTurnsOf,
  findTurn,
  giveBackTurn,
  takeTurn,
  type Pace,
  type Turn,
} from './sign-in-turn-repository.ts';
import { tooManyAttempts } from '#/backend/limits/throttle.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** 106 attempts a day at most. */
const ownPace: Pace = { free: 5, firstWait: 30, longestWait: 15 * MINUTE, memory: DAY };
const crowdedPace: Pace = { ...ownPace, free: 1, firstWait: MINUTE };
/** 500, and 96 more a day. Known browsers neither count nor wait. */
const namePace: Pace = { free: 500, firstWait: MINUTE, longestWait: 15 * MINUTE, memory: DAY };

const CROWD = 50;
export const NOTIFY_AFTER = 10;

interface Deps {
  db: Database;
  now: Date;
}

export type Trier =
  | { kind: 'stranger'; name: string; ip: string | null }
  | { kind: 'browser'; loginId: number; hash: Uint8Array }
  | { kind: 'session'; loginId: number; familyId: string };

/**
 * Counts an attempt before the password is checked. Returns how many there were under the name.
 * @throws 429 `MUITAS_TENTATIVAS` with the seconds to wait; known and unknown names alike
 */
export async function takeSignInTurn({ db, now }: Deps, trier: Trier): Promise<number> {
  const own = ownTurn(trier);
  if (trier.kind !== 'stranger') return own ? takeOrWait(db, own, ownPace, now) : 0;
  const name = nameTurn(trier.name);
  const crowd = await findTurn(db, name.chave, now);
  if (own) await takeOrWait(db, own, (crowd?.tries ?? 0) >= CROWD ? crowdedPace : ownPace, now);
  return takeOrWait(db, name, namePace, now);
}

/** After the right password; what strangers tried under the name before still counts. */
export async function forgetTurnsOf(db: Database, trier: Trier, names: readonly string[]): Promise<void> {
  if (trier.kind === 'stranger') await giveBackTurn(db, nameTurn(trier.name).chave);
  const turns =
    trier.kind === 'stranger'
      ? [trier.name, ...names].map((name) => ownTurn({ ...trier, name }))
      : [ownTurn(trier)];
  await deleteTurns(
    db,
    turns.filter((turn) => turn !== undefined).map(({ chave }) => chave),
  );
}

export async function forgetAllTurns(db: Database, loginId: number, names: readonly string[]): Promise<void> {
  await deleteTurnsOf(db, [loginGroup(loginId), ...names.map((name) => nameTurn(name).grupo)]);
}

/**
 * Counts a try and returns how many there were.
 * @throws 429 `MUITAS_TENTATIVAS` with the seconds to wait
 */
export async function takeOrWait(db: Database, turn: Turn, pace: Pace, now: Date): Promise<number> {
  const tries = await takeTurn(db, turn, pace, now);
  if (tries !== undefined) return tries;
  const found = await findTurn(db, turn.chave, now);
  throw tooManyAttempts(found ? found.freeAt.getTime() - now.getTime() : 0);
}

function ownTurn(trier: Trier): Turn | undefined {
  switch (trier.kind) {
    case 'stranger': {
      const grupo = nameTurn(trier.name).grupo;
      return trier.ip === null ? undefined : { chave: digestTurn(grupo, networkOf(trier.ip)), grupo };
    }
    case 'browser':
      return {
        chave: digestTurn('browser', String(trier.loginId), Buffer.from(trier.hash).toString('hex')),
        grupo: loginGroup(trier.loginId),
      };
    case 'session':
      return { chave: digestTurn('session', trier.familyId), grupo: loginGroup(trier.loginId) };
  }
}

function nameTurn(name: string): Turn {
  const grupo = digestTurn('name', name);
  return { chave: grupo, grupo };
}

export const loginGroup = (loginId: number) => digestTurn('login', String(loginId));

export const digestTurn = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
