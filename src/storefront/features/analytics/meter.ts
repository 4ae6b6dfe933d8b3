import { posthog } from 'posthog-js/dist/module.slim.no-external';
import type { PurchaseEvent, ShopEvent } from '#/storefront/shared/tracking/track-event.ts';
import { mayTellOf, readMeasuringCookies } from '#/domain/site/measuring-consent.ts';
import { claimPurchase, type AnalyticsSettings } from './analytics.functions.ts';
import type { MeasuredPage } from './measured-page.ts';
import { meterOptions } from './meter-options.ts';

const lastWords = { send_instantly: true, transport: 'sendBeacon' } as const;

/** For the last event before the page unloads: not batched, and sent by a request that outlives the page. */
const atOnce = { send_instantly: true } as const;

let isLoaded = false;
let here: MeasuredPage | undefined;

export function createMeter(settings: AnalyticsSettings) {
  const { publicKey, capturePageViews, version } = settings;
  let isRunning = false;
  let hasLeft = true;
  let person: number | null | undefined;
  let waiting: ShopEvent[] = [];

  function mayMeasure(): boolean {
    if (readMeasuringCookies(document.cookie, version) === 'granted') return true;
    stop();
    return false;
  }

  function start() {
    if (isRunning) return;
    isRunning = true;
    if (isLoaded) posthog.set_config({ disable_persistence: false });
    else
      posthog.init(
        publicKey,
        meterOptions(settings, () => here, location.origin),
      );
    isLoaded = true;
  }

  function identify() {
    if (person === undefined) return;
    const id = person === null ? undefined : String(person);
    const known: unknown = posthog.get_property('$user_id');
    const before = typeof known === 'string' ? known : undefined;
    if (before !== undefined && before !== id) {
      // Only one browser reports a paid purchase (ANALYTICS-3).
      posthog.capture('logged-out');
      posthog.reset(true);
    }
    if (id !== undefined && before !== id) posthog.identify(id);
  }

  function enter() {
    if (!here || !capturePageViews || !mayMeasure()) return;
    hasLeft = false;
    posthog.capture('$pageview');
  }

  function leave() {
    if (hasLeft || !mayMeasure()) return;
    hasLeft = true;
    posthog.capture('$pageleave', {}, lastWords);
  }

  function take(event: ShopEvent) {
    if (!mayMeasure()) return;
    if (!isRunning) return void waiting.push(event);
    if (event.name === 'purchase') return void tellOnce(event);
    const { name, ...properties } = event;
    if (name !== 'logged-out') return void posthog.capture(name, properties);
    posthog.capture(name, {}, lastWords);
    leave();
    posthog.reset(true);
  }

  // ANALYTICS-3
  async function tellOnce({ name, purchase: { codigo, pago_em }, ...properties }: PurchaseEvent) {
    if (pago_em && !mayTellOf(new Date(pago_em), document.cookie, version)) return;
    const isFirst = await claimPurchase({ data: { codigo } }).catch(() => false);
    if (isFirst && isRunning && mayMeasure()) posthog.capture(name, properties, atOnce);
  }

  function stop() {
    waiting = [];
    if (!isRunning) return;
    isRunning = false;
    hasLeft = true;
    posthog.reset(true);
    posthog.set_config({ disable_persistence: true });
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage))
        if (name.startsWith(`ph_${publicKey}_`)) storage.removeItem(name);
    }
  }

  return {
    know(personId: number | null | undefined) {
      person = personId;
      if (isRunning && mayMeasure()) identify();
    },
    visit(page: MeasuredPage | undefined) {
      leave();
      here = page;
      if (!page || !mayMeasure()) return;
      start();
      identify();
      enter();
      const missed = waiting;
      waiting = [];
      missed.forEach(take);
    },
    take,
    leave,
    comeBack: enter,
    stop,
  };
}
