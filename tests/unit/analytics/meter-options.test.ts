import { expect, it, vi } from 'vitest';
import { meterOptions } from '#/storefront/features/analytics/meter-options.ts';
import { storefrontSettingsTable } from '#/settings/storefront-settings.ts';
import { readSettings } from '#/settings/settings.ts';

const settings = (env: Record<string, string> = {}) => readSettings(storefrontSettingsTable, env);
const clientOptions = {
  session_idle_timeout_seconds: settings().ANALYTICS_IDLE_SECONDS,
  request_queue_config: { flush_interval_ms: settings().ANALYTICS_FLUSH_MS },
  advanced_disable_flags: true,
};
const optionsOf = (change = {}) =>
  meterOptions(
    { host: 'https://events.example', proxy: false, clientOptions, ...change },
    () => undefined,
    'https://vitrine.example',
  );

// ANALYTICS-2, ANALYTICS-7
it('the library keeps to the constants of the shop', () => {
  expect(optionsOf()).toMatchObject({
    api_host: 'https://events.example',
    cookie_expiration: 365,
    session_idle_timeout_seconds: 1800,
    request_queue_config: { flush_interval_ms: 3000 },
    person_profiles: 'identified_only',
  });
});

// ANALYTICS-5
it('the library does nothing by itself, and what it sends is scrubbed', () => {
  const options = optionsOf();
  for (const name of [
    'autocapture',
    'rageclick',
    'capture_pageview',
    'capture_pageleave',
    'capture_dead_clicks',
    'capture_exceptions',
    'capture_heatmaps',
    'capture_performance',
    'save_referrer',
    'save_campaign_params',
    'cross_subdomain_cookie',
  ] as const) {
    expect([name, options[name]]).toEqual([name, false]);
  }
  for (const name of [
    'disable_external_dependency_loading',
    'disable_session_recording',
    'disable_surveys',
    'advanced_disable_flags',
    'advanced_disable_feature_flags',
  ] as const) {
    expect([name, options[name]]).toEqual([name, true]);
  }
  const event = { uuid: 'u', event: 'search', properties: { search_term: 'ana@x.co', title: 'Conta' } };
  expect(options.before_send(event)?.properties).toEqual({ search_term: '[e-mail]' });
});

it('the project’s configuration is asked for only where that is wanted', () => {
  expect(optionsOf().advanced_disable_flags).toBe(true);
  expect(
    optionsOf({ clientOptions: { ...clientOptions, advanced_disable_flags: false } }).advanced_disable_flags,
  ).toBe(false);
});

// ANALYTICS-8
it('events go to the path of the shop where it is the proxy', () => {
  expect(optionsOf({ proxy: true }).api_host).toBe('/ingest/ph');
});

// ANALYTICS-7, ANALYTICS-13
it('a shop sets how long events wait and when a session is idle, within bounds, and further routes to keep quiet of', () => {
  const set = settings({
    ANALYTICS_FLUSH_MS: '250',
    ANALYTICS_IDLE_SECONDS: '36000',
    ANALYTICS_FORBIDDEN_PAGES: '/para-empresas, /campanha/$promoTitle',
  });
  expect(set).toMatchObject({
    ANALYTICS_FLUSH_MS: 250,
    ANALYTICS_IDLE_SECONDS: 36_000,
    ANALYTICS_FORBIDDEN_PAGES: ['/para-empresas', '/campanha/$promotitle'],
  });
  for (const [name, value] of [
    ['ANALYTICS_FLUSH_MS', '249'],
    ['ANALYTICS_FLUSH_MS', '5001'],
    ['ANALYTICS_IDLE_SECONDS', '59'],
    ['ANALYTICS_IDLE_SECONDS', '36001'],
    ['ANALYTICS_FORBIDDEN_PAGES', 'para-empresas'],
  ] as const) {
    expect(() => settings({ [name]: value }), `${name}=${value}`).toThrow(name);
  }
});

it('an answer of the analytics host that is an error is informed to the console (ANALYTICS-14)', () => {
  const seen = vi.spyOn(console, 'error').mockImplementation(() => {});
  optionsOf().on_request_error({ statusCode: 503 });
  expect(seen.mock.calls).toEqual([['Bad HTTP status: 503']]);
  seen.mockRestore();
});
