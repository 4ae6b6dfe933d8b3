export interface TrackedItem {
  item_id: number;
  item_name: string;
  item_category: string;
  price: number;
}

export interface PurchaseEvent {
  name: 'purchase';
  /** `pago_em`: null for one that was paid while it was looked at. */
  purchase: { codigo: string; pago_em: string | null };
  currency: 'BRL';
  value: number;
  coupon: string | null;
  items: TrackedItem[];
}

// ANALYTICS-3
export type ShopEvent =
  | { name: 'search'; search_term: string }
  | { name: 'view_item'; currency: 'BRL'; value: number; items: TrackedItem[] }
  | { name: 'begin_checkout'; currency: 'BRL'; value: number; items: TrackedItem[] }
  | PurchaseEvent
  | { name: 'login' }
  | { name: 'new_account' }
  | { name: 'logged-out' };

type Listener = (event: ShopEvent) => void;

/** Limits the queue in case the library never loads. */
const maxStored = 100;

let listener: Listener | undefined;
let stored: ShopEvent[] | undefined;

export function trackEvent(event: ShopEvent): void {
  if (listener) listener(event);
  else if (stored && stored.length < maxStored) stored.push(event);
}

export function keepEvents(): void {
  if (!listener) stored ??= [];
}

export function sendEventsTo(next: Listener): void {
  const waiting = stored ?? [];
  stored = undefined;
  listener = next;
  waiting.forEach(next);
}

export function forgetEvents(): void {
  listener = undefined;
  stored = undefined;
}
