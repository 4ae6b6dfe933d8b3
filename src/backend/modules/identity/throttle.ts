import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { createCounter } from './throttle-repository.ts';

/** How often something may be tried within a time that starts with the first try. */
const rules = {
  /** Wrong passwords of one account, from wherever they come. */
  'login-account': { points: 10, duration: 15 * 60 },
  /** Wrong passwords from one address; a school or a company shares one. */
  'login-address': { points: 100, duration: 15 * 60 },
  'registration-address': { points: 100, duration: 60 * 60 },
  /** Wishes for a new password from one address. */
  'recovery-address': { points: 30, duration: 60 * 60 },
  /** Mails for a new password that one login gets, whoever asks. */
  'recovery-login': { points: 5, duration: 60 * 60 },
  /** Mails that ask one login whether a sign-in was theirs. */
  'login-notice': { points: 5, duration: 60 * 60 },
  /** Confirmation mails of one login (decisions, section 4). */
  'email-resend': { points: 1, duration: 60 },
  'newsletter-address': { points: 60, duration: 60 * 60 },
  /** Mails that ask an address whether it wants news, whoever asks for them. */
  'newsletter-email': { points: 3, duration: 60 * 60 },
  /** Coupon codes from one address that aren't good for what they were tried on. */
  'coupon-address': { points: 30, duration: 15 * 60 },
  'callback-address': { points: 60, duration: 60 * 60 },
  'company-lead-address': { points: 20, duration: 60 * 60 },
  /** Confirmation mails that one address gets, whoever asks. */
  'company-lead-email': { points: 5, duration: 60 * 60 },
  'request-log-address': { points: 600, duration: 60 * 60 },
} as const;

export type ThrottleRule = keyof typeof rules;

/** Counters in the database, so that all instances count together. */
export interface Throttle {
  /** Counts a try and answers how many there were. Throws 429 `MUITAS_TENTATIVAS` with the seconds to wait after too many. */
  take(rule: ThrottleRule, subject: string): Promise<number>;
  /** A try that turned out well doesn't count. */
  giveBack(rule: ThrottleRule, subject: string): Promise<void>;
  /** Starts counting anew. */
  reset(rule: ThrottleRule, subject: string): Promise<void>;
}

/** The counters of a database. */
export function createThrottle(db: Database): Throttle {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([rule, limits]) => [rule, createCounter(db, rule, limits)]),
  ) as Record<ThrottleRule, ReturnType<typeof createCounter>>;
  return {
    take: async (rule, subject) => {
      try {
        const { consumedPoints } = await limiters[rule].consume(keyOf(subject));
        return consumedPoints;
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooManyAttempts(error.msBeforeNext) : error;
      }
    },
    giveBack: async (rule, subject) => {
      await limiters[rule].reward(keyOf(subject));
    },
    reset: async (rule, subject) => {
      await limiters[rule].delete(keyOf(subject));
    },
  };
}

/** Subjects are CPFs, e-mails and addresses: they aren't kept readable. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}

function tooManyAttempts(waitMs: number): BackendError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return new BackendError(
    429,
    'MUITAS_TENTATIVAS',
    `Foram muitas tentativas. Tente novamente em ${wait}.`,
    undefined,
    {
      retryAfter: seconds,
    },
  );
}
