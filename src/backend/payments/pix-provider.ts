import type { RefundStatus } from '#/domain/sale/charge-state.ts';

/** What a Pix provider is asked to charge. */
export interface PixOrder {
  /**
   * 26 to 35 letters and digits, chosen by the shop. Registering the same one again answers the same charge.
   */
  txid: string;
  /** Integer cents, above zero. */
  cents: number;
  description: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface PixRefundOrder {
  /**
   * 1 to 35 letters and digits, chosen by the shop. Asking with the same one again never gives
   * money back twice.
   */
  id: string;
  endToEndId: string;
  cents: number;
}

/** A bank or payment provider that charges by Pix (PIX-7). Every call may be repeated. */
export interface PixProvider {
  /** Part of the key that makes each payment count once: never change it for a provider in use. */
  readonly name: string;
  /**
   * Registers a charge and answers its copy-and-paste code. The payment notice may arrive before this answer.
   */
  createCharge(order: PixOrder): Promise<{ brcode: string }>;
  /** Stops a charge from being paid. A payment that crossed it on the way still arrives as a notice. */
  cancelCharge(txid: string): Promise<void>;
  refund(order: PixRefundOrder): Promise<RefundStatus>;
  /** True when a webhook call really comes from the provider. */
  verifyWebhook(headers: Readonly<Record<string, string | undefined>>): boolean;
}
