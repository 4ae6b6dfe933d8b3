import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { networkOf } from '#/domain/request/network-of.ts';
import { createCounter } from './throttle-repository.ts';

interface Limits {
  readonly points: number;
  readonly duration: number;
}

/**
 * How often something may be tried from one address; a school or a company shares one. One that is no single
 * visitor's counts nothing.
 */
const addressRules = {
  'login-address': { points: 100, duration: 15 * 60 },
  'registration-address': { points: 100, duration: 60 * 60 },
  'taken-address': { points: 20, duration: 60 * 60 },
  'recovery-address': { points: 30, duration: 60 * 60 },
  'cpf-claim-address': { points: 10, duration: 60 * 60 },
  'newsletter-address': { points: 60, duration: 60 * 60 },
  'coupon-address': { points: 30, duration: 15 * 60 },
  'callback-address': { points: 60, duration: 60 * 60 },
  'company-lead-address': { points: 20, duration: 60 * 60 },
  'assisted-link-address': { points: 120, duration: 15 * 60 },
  'document-address': { points: 120, duration: 15 * 60 },
  'request-log-address': { points: 600, duration: 60 * 60 },
} as const satisfies Record<string, Limits>;

const subjectRules = {
  'wrong-passwords': { points: 1_000_000, duration: 15 * 60 },
  'cpf-correction': { points: 5, duration: 60 * 60 },
  'wrong-password-notice': { points: 1, duration: 24 * 60 * 60 },
  'recovery-login': { points: 5, duration: 60 * 60 },
  'login-notice': { points: 5, duration: 60 * 60 },
  'address-confirmation': { points: 10, duration: 60 * 60 },
  /** Confirmation mails of one login (IDENTITY-11). */
  'email-resend': { points: 1, duration: 60 },
  'newsletter-email': { points: 3, duration: 60 * 60 },
  'company-lead-email': { points: 5, duration: 60 * 60 },
  /** Mails to addresses that aren't confirmed as the sender's. */
  'stranger-mail-hour': { points: 10, duration: 60 * 60 },
  'stranger-mail-day': { points: 30, duration: 24 * 60 * 60 },
  /** Mails of one account to addresses that aren't confirmed as its own (SECURITY-14). */
  'sender-mail-day': { points: 30, duration: 24 * 60 * 60 },
  'unproven-sender-mail-day': { points: 10, duration: 24 * 60 * 60 },
  /** Mails about seats that one account has paid for as a company; an order has up to 1,000 seats. */
  'company-mail-day': { points: 1000, duration: 24 * 60 * 60 },
  'staff-mail-day': { points: 300, duration: 24 * 60 * 60 },
  'network-mail-day': { points: 200, duration: 24 * 60 * 60 },
  /** CPFs that one seller looks up (ASSISTED-3). */
  'student-lookup': { points: 60, duration: 60 * 60 },
  /** Codes for a new login that one student gets, and guesses at them (ASSISTED-10). */
  'login-code': { points: 5, duration: 60 * 60 },
  'document-person': { points: 60, duration: 15 * 60 },
  'enrolment-document': { points: 40, duration: 60 * 60 },
  /** Test charges and test mails of one administrator. */
  'desk-test': { points: 6, duration: 60 },
  'callback-phone': { points: 5, duration: 60 * 60 },
} as const satisfies Record<string, Limits>;

const rules = { ...addressRules, ...subjectRules };

type AddressRule = keyof typeof addressRules;
type SubjectRule = keyof typeof subjectRules;

export type Counted = [rule: AddressRule, address: string | null] | [rule: SubjectRule, subject: string];

/** Counters in the database, so that all instances count together. Addresses count by their network. */
export interface Throttle {
  /**
   * Counts a try and returns how many there were.
   * @throws 429 `MUITAS_TENTATIVAS` with the seconds to wait after too many
   */
  take(...counted: Counted): Promise<number>;
  giveBack(...counted: Counted): Promise<void>;
  reset(...counted: Counted): Promise<void>;
}

export function createThrottle(db: Database): Throttle {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([rule, limits]) => [rule, createCounter(db, rule, limits)]),
  ) as Record<AddressRule | SubjectRule, ReturnType<typeof createCounter>>;
  return {
    take: async (rule, subject) => {
      if (subject === null) return 0;
      try {
        const { consumedPoints } = await limiters[rule].consume(keyOf(rule, subject));
        return consumedPoints;
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooManyAttempts(error.msBeforeNext) : error;
      }
    },
    giveBack: async (rule, subject) => {
      if (subject !== null) await limiters[rule].reward(keyOf(rule, subject));
    },
    reset: async (rule, subject) => {
      if (subject !== null) await limiters[rule].delete(keyOf(rule, subject));
    },
  };
}

/** As `throttle.take`, but returns false instead of throwing. */
export async function mayTake(throttle: Pick<Throttle, 'take'>, ...counted: Counted): Promise<boolean> {
  try {
    await throttle.take(...counted);
    return true;
  } catch (error) {
    if (error instanceof BackendError) return false;
    throw error;
  }
}

function keyOf(rule: AddressRule | SubjectRule, subject: string): string {
  const counted = rule in addressRules ? networkOf(subject) : subject;
  return createHash('sha256').update(counted).digest('base64url');
}

/** 429 `MUITAS_TENTATIVAS`, saying how long to wait. */
export function tooManyAttempts(waitMs: number): BackendError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds < 60 ? count(seconds, 'segundo') : count(Math.ceil(seconds / 60), 'minuto');
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

const count = (many: number, word: string) => `${many} ${word}${many === 1 ? '' : 's'}`;
