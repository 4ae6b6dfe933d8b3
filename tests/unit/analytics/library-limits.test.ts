import { defaultConfig } from 'posthog-js/lib/src/posthog-core';
import { RateLimiter } from 'posthog-js/lib/src/rate-limiter';
import { DEFAULT_FLUSH_INTERVAL_MS } from 'posthog-js/lib/src/request-queue';
import { pickNextRetryDelay } from 'posthog-js/lib/src/retry-queue';
import {
  MAX_SESSION_IDLE_TIMEOUT_SECONDS,
  MIN_SESSION_IDLE_TIMEOUT_SECONDS,
} from 'posthog-js/lib/src/sessionid';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.restoreAllMocks());

it('a failed request is tried again after 3 s, then twice as long each time, 30 minutes at most', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const delays = Array.from({ length: 11 }, (_, tries) => pickNextRetryDelay(tries));
  expect(delays.slice(0, 4)).toEqual([3000, 6000, 12_000, 24_000]);
  expect(Math.max(...delays)).toBe(30 * 60_000);
});

it('ten events a second are sent, and no more', () => {
  const limiter = new RateLimiter({ config: {}, persistence: undefined } as never);
  expect(limiter.captureEventsPerSecond).toBe(10);
});

it('an idle session may be set from 60 to 36000 seconds, and events wait 3 seconds', () => {
  expect([MIN_SESSION_IDLE_TIMEOUT_SECONDS, MAX_SESSION_IDLE_TIMEOUT_SECONDS]).toEqual([60, 36_000]);
  expect(DEFAULT_FLUSH_INTERVAL_MS).toBe(3000);
});

it('what can be set and isn’t is what the shop was asked for', () => {
  expect(defaultConfig()).toMatchObject({
    properties_string_max_length: 65_535,
    feature_flag_request_timeout_ms: 3000,
    surveys_request_timeout_ms: 10_000,
  });
});
