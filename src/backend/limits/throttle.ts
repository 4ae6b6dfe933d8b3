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
  /** Wrong passwords. */
  'login-address': { points: 100, duration: 15 * 60 },
  'registration-address': { points: 100, duration: 60 * 60 },
  /** Registrations with a CPF or an e-mail that somebody has. */
  'taken-address': { points: 20, duration: 60 * 60 },
  /** Wishes for a new password. */
  'recovery-address': { points: 30, duration: 60 * 60 },
  /** Claims to a CPF that is on another account. */
  'cpf-claim-address': { points: 10, duration: 60 * 60 },
  'newsletter-address': { points: 60, duration: 60 * 60 },
  /** Coupon codes that aren't good for what they were tried on. */
  'coupon-address': { points: 30, duration: 15 * 60 },
  'callback-address': { points: 60, duration: 60 * 60 },
  'company-lead-address': { points: 20, duration: 60 * 60 },
  /** Links of the contact centre that are tried without a login. */
  'assisted-link-address': { points: 120, duration: 15 * 60 },
  /** Documents drawn for links, by whoever holds them. */
  'document-address': { points: 120, duration: 15 * 60 },
  'request-log-address': { points: 600, duration: 60 * 60 },
} as const satisfies Record<string, Limits>;

/** How often something may be tried for one account, or one mailbox. */
const subjectRules = {
  /** Wrong passwords of one login, counted only: who has to wait for a turn is settled elsewhere. */
  'wrong-passwords': { points: 1_000_000, duration: 15 * 60 },
  /** CPFs that a person tries whose own was taken away. */
  'cpf-correction': { points: 5, duration: 60 * 60 },
  /** Mails that notify one login of wrong passwords. */
  'wrong-password-notice': { points: 1, duration: 24 * 60 * 60 },
  /** Mails for a new password that one login gets, whoever asks. */
  'recovery-login': { points: 5, duration: 60 * 60 },
  /** Mails that ask one login whether a sign-in was theirs. */
  'login-notice': { points: 5, duration: 60 * 60 },
  /** Mails that ask one address whether it is somebody's, whoever typed it in. */
  'address-confirmation': { points: 10, duration: 60 * 60 },
  /** Confirmation mails of one login (IDENTITY-11). */
  'email-resend': { points: 1, duration: 60 },
  /** Mails that ask an address whether it wants news, whoever asks for them. */
  'newsletter-email': { points: 3, duration: 60 * 60 },
  /** Confirmation mails that one address gets, whoever asks. */
  'company-lead-email': { points: 5, duration: 60 * 60 },
  /**
   * Mails to an address that isn't known to be the asker's own, whoever asks for them and whatever they say.
   */
  'stranger-mail-hour': { points: 10, duration: 60 * 60 },
  'stranger-mail-day': { points: 30, duration: 24 * 60 * 60 },
  /** Mails of one account to addresses that aren't confirmed as its own (SECURITY-14). */
  'sender-mail-day': { points: 30, duration: 24 * 60 * 60 },
  /** Those to others of an account that has confirmed no address itself. */
  'unproven-sender-mail-day': { points: 10, duration: 24 * 60 * 60 },
  /** Mails about seats that one account has paid for as a company; an order has up to 1,000 seats. */
  'company-mail-day': { points: 1000, duration: 24 * 60 * 60 },
  /** Mails to people whose address one member of the team typed or decided on. */
  'staff-mail-day': { points: 300, duration: 24 * 60 * 60 },
  /** Mails that one network asks for without a login; many people may share it. */
  'network-mail-day': { points: 200, duration: 24 * 60 * 60 },
  /** CPFs that one seller looks up (ASSISTED-3). */
  'student-lookup': { points: 60, duration: 60 * 60 },
  /** Codes for a new login that one student gets, and guesses at them (ASSISTED-10). */
  'login-code': { points: 5, duration: 60 * 60 },
  /** Documents drawn for one person. */
  'document-person': { points: 60, duration: 15 * 60 },
  /** Documents handed in by one person, whatever became of them. */
  'enrolment-document': { points: 40, duration: 60 * 60 },
  /** Wishes to be called back that one phone gets, whoever types it in. */
  'callback-phone': { points: 5, duration: 60 * 60 },
} as const satisfies Record<string, Limits>;

const rules = { ...addressRules, ...subjectRules };

type AddressRule = keyof typeof addressRules;
type SubjectRule = keyof typeof subjectRules;

/**
 * A rule and what is counted under it: an address as the request brought it, or any other subject. An unknown
 * address, null, may be anybody's, so nothing is counted under it.
 */
export type Counted = [rule: AddressRule, address: string | null] | [rule: SubjectRule, subject: string];

/** Counters in the database, so that all instances count together. Addresses count by their network. */
export interface Throttle {
  /**
   * Counts a try and returns how many there were.
   * @throws 429 `MUITAS_TENTATIVAS` with the seconds to wait after too many
   */
  take(...counted: Counted): Promise<number>;
  /** A try that turned out well doesn't count. */
  giveBack(...counted: Counted): Promise<void>;
  /** Starts counting anew. */
  reset(...counted: Counted): Promise<void>;
}

/** The counters of a database. */
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

/** As `throttle.take`, for what is left undone rather than refused: false after too many tries. */
export async function mayTake(throttle: Pick<Throttle, 'take'>, ...counted: Counted): Promise<boolean> {
  try {
    await throttle.take(...counted);
    return true;
  } catch (error) {
    if (error instanceof BackendError) return false;
    throw error;
  }
}

/** Subjects are CPFs, e-mails and addresses: they aren't kept readable. */
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
