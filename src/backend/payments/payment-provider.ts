import type { MoveKind, MoveStatus } from '#/domain/finance/provider-move.ts';
import type { RefundStatus } from '#/domain/sale/charge-state.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import type { RefundTarget } from '#/domain/sale/refund/refund-target.ts';
import type { CardBrand } from '#/domain/sale/card/card-brand.ts';
import type { CardRefusal } from '#/domain/sale/card/card-refusal.ts';
import type { Address } from '#/domain/person/person-record.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

interface PixOrder {
  /**
   * 26 to 35 letters and digits, chosen by the shop. Registering the same one again returns the same charge.
   */
  txid: string;
  /** Integer cents, above zero. */
  cents: number;
  description: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface BoletoPayer {
  name: string;
  email: string;
  document: { type: 'CPF' | 'CNPJ'; number: string };
  /** Whole, where it is known: a bank that {@link BoletoProvider.needsAddress} gets no order without. */
  address: Address | undefined;
}

interface BoletoOrder {
  reference: string;
  /** Integer cents, above zero. */
  cents: number;
  description: string;
  createdAt: Date;
  due: CalendarDay;
  payer: BoletoPayer;
}

export interface RegisteredBoleto {
  ourNumber: string;
  /** 44 digits; the typeable line follows from them. */
  barcode: string;
  /** The bank’s own sheet, for the payer alone; undefined where it has none. */
  documentUrl: string | undefined;
}

interface CardOrder {
  reference: string;
  /** Integer cents, above zero. */
  cents: number;
  installments: number;
  description: string;
  token: string;
  payer: { email: string; /** 11 digits. */ cpf: string };
  returnUrl: string;
  createdAt: Date;
  expiresAt: Date;
}

/** What became of a charge so far. The card is undefined where the provider couldn't tell it. */
export type CardAnswer = { card: { brand: CardBrand; lastFour: string } | undefined } & (
  | { status: 'approved'; paymentId: string; cents: number; paidAt: Date }
  | { status: 'refused'; reason: CardRefusal }
  | { status: 'review' }
  | { status: 'challenge'; url: string }
  | { status: 'cancelled' }
);

interface RefundOrder {
  /**
   * 1 to 35 letters and digits, chosen by the shop. Asking with the same one again never gives
   * money back twice.
   */
  id: string;
  endToEndId: string;
  cents: number;
  /**
   * Where to, when it can't go back the way it came. The provider checks that key or account belong to the
   * CPF, and answers NAO_REALIZADO where they don't, or where it sends money nowhere else.
   */
  to?: RefundTarget & { cpf: string };
}

export interface RefundAnswer {
  status: RefundStatus;
  /** The provider's own id of it, by which it is found again; undefined where nothing was made. */
  providerId: string | undefined;
}

export interface MoneyReport {
  /** What was paid, in integer cents. */
  paidCents: number;
  hasOurIds: boolean;
  refunds: readonly {
    id: string;
    cents: number;
    status: RefundStatus;
    kind: Extract<MoveKind, 'DEVOLUCAO' | 'MED'>;
    at: Date;
  }[];
  /** How the payer, or the payer’s bank, takes it back; undefined for one without a dispute. */
  dispute:
    | { kind: Extract<MoveKind, 'CONTESTACAO' | 'MEDIACAO'>; status: MoveStatus; cents: number }
    | undefined;
  feeCents: number;
  /** Since when the money is at the shop's disposal; undefined while it isn't, or where that isn't known. */
  releasedAt: Date | undefined;
}

export interface ChargeReport {
  isOpen: boolean;
  payments: readonly {
    endToEndId: string;
    cents: number;
    paidAt: Date;
  }[];
}

export interface ProviderPayment {
  endToEndId: string;
  /** Undefined for one that belongs to no charge. */
  txid: string | undefined;
  /** Integer cents. */
  cents: number;
  paidAt: Date;
}

/** A provider that charges by one form of payment (PIX-7). Every call may be repeated. */
export interface PaymentProvider<Order, Registered> {
  /** Part of the key that makes each payment count once: never change it for a provider in use. */
  readonly name: string;
  /**
   * Registers a charge and returns what a person pays it by. The payment webhook may arrive before this
   * response.
   */
  createCharge(order: Order): Promise<Registered>;
  /** Stops a charge from being paid. A payment that crossed it on the way still arrives as a webhook. */
  cancelCharge(reference: string): Promise<void>;
  /**
   * NAO_REALIZADO without a `providerId` says that the provider won't: why, `findMoney` may tell. It is never
   * inferred from what is left of a payment, since money moves there without the shop, too (PROVIDER-9).
   */
  refund(order: RefundOrder): Promise<RefundAnswer>;
  /** What became of a charge; undefined for one the provider doesn't know. */
  findCharge(reference: string): Promise<ChargeReport | undefined>;
  /**
   * What became of a refund; undefined for one the provider doesn't know by the shop's id or its own. Where
   * it knows none by ids of ours, asking for one again tells, and does nothing twice.
   */
  findRefund(
    order: Pick<RefundOrder, 'id' | 'endToEndId'> & { providerId: string | null },
  ): Promise<RefundStatus | undefined>;
  /** Where the money of a payment is now; undefined for a payment the provider doesn't know. */
  findMoney(endToEndId: string): Promise<MoneyReport | undefined>;
  /** True when a webhook call really comes from the provider. */
  verifyWebhook(headers: WebhookHeaders): boolean;
  /**
   * Where webhooks alone prove nothing: a payment they report counts as the provider then has it
   * (PROVIDER-3). Undefined for one that it doesn't know.
   */
  findPayment?(endToEndId: string): Promise<ProviderPayment | undefined>;
}

export type PixProvider = PaymentProvider<PixOrder, { brcode: string }>;
export interface BoletoProvider extends PaymentProvider<BoletoOrder, RegisteredBoleto> {
  /** False: it registers no boleto that falls due months from now, so that there are no installments. */
  readonly hasCarne: boolean;
  /** True: it registers none without the whole address of its payer (BOLETO-15). */
  readonly needsAddress: boolean;
}

/** Charges cards by token (CARD-1): what is decided later is asked for, whatever a webhook says. */
export interface CardProvider extends PaymentProvider<CardOrder, CardAnswer> {
  /** As `findCharge`, with all that a card may come to; undefined for a reference that it never got. */
  findCardCharge(reference: string): Promise<CardAnswer | undefined>;
}

export type WebhookHeaders = Readonly<Record<string, string | undefined>>;

export interface PspWebhook {
  body: unknown;
  resource: string | undefined;
}

/** Who charges by several forms of payment, and sends all webhooks to one address, in a form of its own. */
export interface Psp {
  readonly name: string;
  /** True when a webhook really comes from it. */
  verifyWebhookSignature(headers: WebhookHeaders, resource: string | undefined): boolean;
  /**
   * References of the charges that a webhook is about; undefined for one that names nothing the provider
   * knows as a charge of this shop.
   */
  readWebhook(webhook: PspWebhook): Promise<readonly string[] | undefined>;
}

export interface Providers {
  pix: PixProvider;
  boleto: BoletoProvider;
  card: CardProvider;
}

export type Refunder = Pick<
  PaymentProvider<never, never>,
  'name' | 'refund' | 'findRefund' | 'findMoney' | 'findCharge' | 'cancelCharge'
>;

export interface AllProviders extends Providers {
  former?: readonly Refunder[];
}

// REFUND-13
export const refundersOf = ({ pix, boleto, card, former = [] }: AllProviders): readonly Refunder[] => [
  pix,
  boleto,
  card,
  ...former,
];

export function providerOf(providers: Providers, form: PaymentForm): Providers[keyof Providers] {
  return { pix: providers.pix, boleto: providers.boleto, cartao: providers.card }[form];
}

/**
 * The provider that took a charge (REFUND-13); today's where it wasn't recorded, undefined where it isn't
 * connected any more.
 */
export function takerOf(
  payments: AllProviders,
  { forma, provedor }: { forma: PaymentForm; provedor: string | null },
): Refunder | undefined {
  const today = providerOf(payments, forma);
  if (provedor === null || provedor === today.name) return today;
  return refundersOf(payments).find(({ name }) => name === provedor);
}

export interface Payments extends AllProviders {
  now: Date;
}
