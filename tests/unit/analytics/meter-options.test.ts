import { expect, it } from 'vitest';
import { meterOptions } from '#/features/analytics/meter-options.ts';

const measuring = { key: 'phc', address: 'https://events.example', pageViews: true, remoteConfig: false };
const optionsOf = (change = {}) =>
  meterOptions({ ...measuring, ...change }, () => undefined, 'https://vitrine.example');

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
  expect(optionsOf({ remoteConfig: true }).advanced_disable_flags).toBe(false);
});
