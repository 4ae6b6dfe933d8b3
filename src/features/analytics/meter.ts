import { posthog } from 'posthog-js/dist/module.slim.no-external';
import type { ShopEvent } from '#/blocks/track-event.ts';
import type { AnalyticsSettings } from './analytics.functions.ts';
import { holdsPermission } from './keep-choice.ts';
import type { MeasuredPage } from './measured-page.ts';
import { scrubEvent } from './scrub-event.ts';

/** For what happens as the page is left: sent at once, by a way that outlives it. */
const lastWords = { send_instantly: true, transport: 'sendBeacon' } as const;

/** One library for the page, which can be started once. */
let isLoaded = false;
let here: MeasuredPage | undefined;

/** Measures the pages of a visitor who allowed it. Nothing starts on a page that may not be named. */
export function createMeter({ key, address, pageViews }: AnalyticsSettings) {
  let isRunning = false;
  let hasLeft = true;
  let person: number | null | undefined;
  let waiting: ShopEvent[] = [];

  /** Permission may have been taken back in another tab. */
  function mayMeasure(): boolean {
    if (holdsPermission(document.cookie)) return true;
    stop();
    return false;
  }

  function start() {
    if (isRunning) return;
    isRunning = true;
    if (isLoaded) posthog.set_config({ disable_persistence: false });
    else load(key, address);
    isLoaded = true;
  }

  /** Somebody else than the last visit told of is somebody new; so is a visitor after somebody. */
  function identify() {
    if (person === undefined) return;
    const id = person === null ? undefined : String(person);
    const known: unknown = posthog.get_property('$user_id');
    const before = typeof known === 'string' ? known : undefined;
    if (before !== undefined && before !== id) {
      // Whose session ended by itself was not told of by a sign-out.
      posthog.capture('logged-out');
      posthog.reset(true);
    }
    if (id !== undefined && before !== id) posthog.identify(id);
  }

  function enter() {
    if (!here || !pageViews || !mayMeasure()) return;
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
    const { name, ...properties } = event;
    if (name !== 'logged-out') return void posthog.capture(name, properties);
    posthog.capture(name, {}, lastWords);
    leave();
    posthog.reset(true);
  }

  /** Consent is taken back: what the library keeps in the browser goes too. */
  function stop() {
    waiting = [];
    if (!isRunning) return;
    isRunning = false;
    hasLeft = true;
    posthog.reset(true);
    posthog.set_config({ disable_persistence: true });
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage)) if (name.startsWith(`ph_${key}_`)) storage.removeItem(name);
    }
  }

  return {
    /** Who is signed in: null for a visitor, undefined while it can't be told. */
    know(idPessoa: number | null | undefined) {
      person = idPessoa;
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
    /** The page comes back from the browser's memory. */
    comeBack: enter,
    stop,
  };
}

/** Limits that aren't set here are the library's own (ANALYTICS-7). */
function load(key: string, address: string) {
  posthog.init(key, {
    api_host: address,
    persistence: 'localStorage+cookie',
    cookie_expiration: 365,
    cross_subdomain_cookie: false,
    person_profiles: 'identified_only',
    session_idle_timeout_seconds: 1800,
    request_queue_config: { flush_interval_ms: 3000 },
    before_send: (event) => event && scrubEvent(event, here, location.origin),
    capture_pageview: false,
    capture_pageleave: false,
    save_referrer: false,
    save_campaign_params: false,
    // Nothing but the events above: no flags, recordings, surveys or scripts from elsewhere.
    advanced_disable_flags: true,
    autocapture: false,
    rageclick: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    capture_heatmaps: false,
    capture_performance: false,
    disable_external_dependency_loading: true,
    disable_session_recording: true,
    disable_surveys: true,
  });
}
