import type { Database } from '#/backend/db/database.ts';
import { networkOf } from '#/domain/request/network-of.ts';
import { isAppCode } from '#/domain/person/second-factor.ts';
import { isKnownBrowser } from '../login/known-browser-repository.ts';
import { hashBrowserToken } from '../login/report-sign-in.ts';
import { deleteTurns, type Pace, type Turn } from '../login/sign-in-turn-repository.ts';
import { digestTurn, loginGroup, takeOrWait } from '../login/sign-in-turns.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Of one login from one device in one network: some 30 codes a day. */
const ownPace: Pace = { free: 5, firstWait: 15 * MINUTE, longestWait: 60 * MINUTE, memory: DAY };
const devicePace: Pace = { ...ownPace, free: 20 };

export type CodeTrier = { ip: string | null; browserToken: string | undefined } | { familyId: string };

interface Deps {
  db: Database;
  now: Date;
}

/**
 * Counts an attempt before the code is checked (IDENTITY-22), by login, device and network. Recovery codes
 * can't be guessed and have their own count.
 * @throws 429 `MUITAS_TENTATIVAS` with the seconds to wait
 */
export async function takeCodeTurn(
  { db, now }: Deps,
  loginId: number,
  code: string,
  trier: CodeTrier,
): Promise<Turn | undefined> {
  const purpose = isAppCode(code) ? 'app-code' : 'recovery-code';
  const device = await deviceOf(db, loginId, trier);
  const grupo = loginGroup(loginId);
  const ip = 'ip' in trier ? trier.ip : '';
  const own =
    ip === null
      ? undefined
      : { chave: digestTurn(purpose, String(loginId), device, ip && networkOf(ip)), grupo };
  if (own) await takeOrWait(db, own, ownPace, now);
  if (purpose === 'app-code') {
    const whole = { chave: digestTurn(purpose, String(loginId), device), grupo };
    await takeOrWait(db, whole, devicePace, now);
  }
  return own;
}

export async function forgetCodeTurn(db: Database, turn: Turn | undefined): Promise<void> {
  if (turn) await deleteTurns(db, [turn.chave]);
}

async function deviceOf(db: Database, loginId: number, trier: CodeTrier): Promise<string> {
  if ('familyId' in trier) return `session ${trier.familyId}`;
  const hash = trier.browserToken === undefined ? undefined : hashBrowserToken(trier.browserToken);
  const isKnown = hash !== undefined && (await isKnownBrowser(db, loginId, hash));
  return isKnown ? `browser ${Buffer.from(hash).toString('hex')}` : 'unknown';
}
