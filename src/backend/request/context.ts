import type { Logger } from 'pino';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import type { MachineScope } from '#/domain/school/machine-key.ts';
import type { Clock } from '#/domain/time/clock.ts';
import type { Database, DatabasePools } from '#/backend/db/database.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import type { SearchLimits } from '#/backend/limits/search-limits.ts';
import type { BusinessClock, SimulatedBank } from '#/backend/payments/simulated-bank.ts';
import type { SchoolIssuer } from '#/backend/school-issuer/school-issuer.ts';
import type { MailTransport } from '#/backend/mail/mail.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import type {
  BoletoProvider,
  CardProvider,
  Psp,
  PixProvider,
  Refunder,
} from '#/backend/payments/payment-provider.ts';
import type { Sealer } from '#/backend/crypto/sealer.ts';
import type { BackendSettings } from '#/backend/settings.ts';

export interface SessionPerson {
  nome: string;
  /** 11 digits. */
  cpf: string | null;
  nascimento: string | null;
  telefones: string[];
  emailPrincipal: string | null;
  email: string;
  emailConfirmado: boolean;
}

export interface Session {
  loginId: number;
  personId: number;
  tipoLogin: LoginKind;
  idLoginContactCenter: number | null;
  /** The login must have a second factor and hasn't: it may do nothing of the team's until then. */
  lacksSecondFactor: boolean;
  confirmedAt: Date;
  familyId: string;
  person: SessionPerson;
}

export interface BackendServices {
  db: Database;
  pools: DatabasePools;
  /** The business clock: purchases, charges, offers. The simulated bank moves it. */
  clock: Clock;
  /** The simulated bank's hold on the business clock; null without that bank. */
  businessClock: BusinessClock | null;
  /** The machine's own clock: sessions and throttling. */
  systemClock: Clock;
  settings: BackendSettings;
  log: Logger;
  pix: PixProvider;
  boleto: BoletoProvider;
  card: CardProvider;
  // REFUND-13
  former: readonly Refunder[];
  forms: readonly PaymentForm[];
  psp: Psp | null;
  hasCarne: boolean;
  /** Whether a boleto can't be had without its payer's address. */
  needsAddress: boolean;
  registerWebhook(): Promise<void>;
  /**
   * The bank behind `pix`, `boleto` and `card` when it is the simulated one, which has a page and moves the
   * clock.
   */
  simulatedBank: SimulatedBank | null;
  /** Null when mails wait in the outbox for a way out. */
  mail: MailTransport | null;
  keys: SigningKeys;
  throttle: Throttle;
  /** Null without a `KEY_SECRET`: secrets lie open in the database. */
  sealer: Sealer | null;
  searchLimits: SearchLimits;
  /** Where the team may sign in with accounts of the school; null without one. */
  schoolIssuer: SchoolIssuer | null;
}

/** A school's own system, by its key. */
export interface MachineCaller {
  keyId: number;
  nome: string;
  escopo: MachineScope;
  /** Who made the key, and answers for what is done with it. */
  loginId: number;
}

export interface RequestContext extends BackendServices {
  /** Null for visitors and for tokens that are expired, forged or signed out. */
  session: Session | null;
  /** Null without a key, and for one that is unknown or ended. */
  machine: MachineCaller | null;
  requestId: string;
  ip: string | null;
  maxItems: number;
  userAgent: string | null;
  cookies: Readonly<Record<string, string>>;
  resHeaders: Headers;
}
