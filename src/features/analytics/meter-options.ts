import type { PostHogConfig } from 'posthog-js/dist/module.slim.no-external';
import type { AnalyticsSettings } from './analytics.functions.ts';
import type { MeasuredPage } from './measured-page.ts';
import { scrubEvent } from './scrub-event.ts';

/**
 * How the library is set up. Limits that aren't set here are its own, and those of the rules (decision 0022).
 * @param here the page that events come from now
 */
export function meterOptions(
  { address, remoteConfig, flushMs, idleSeconds }: NonNullable<AnalyticsSettings['measuring']>,
  here: () => MeasuredPage | undefined,
  origin: string,
) {
  return {
    api_host: address,
    persistence: 'localStorage+cookie',
    cookie_expiration: 365,
    cross_subdomain_cookie: false,
    person_profiles: 'identified_only',
    session_idle_timeout_seconds: idleSeconds,
    request_queue_config: { flush_interval_ms: flushMs },
    before_send: (event) => event && scrubEvent(event, here(), origin),
    // The library itself says so to who debugs it only (ANALYTICS-14).
    on_request_error: ({ statusCode }) => console.error(`Bad HTTP status: ${statusCode}`),
    capture_pageview: false,
    capture_pageleave: false,
    save_referrer: false,
    save_campaign_params: false,
    // The configuration of the project, where that is wanted; what it may switch on isn't in this build.
    advanced_disable_flags: !remoteConfig,
    advanced_disable_feature_flags: true,
    // Nothing but the events above: no flags, recordings, surveys or scripts from elsewhere.
    autocapture: false,
    rageclick: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    capture_heatmaps: false,
    capture_performance: false,
    disable_external_dependency_loading: true,
    disable_session_recording: true,
    disable_surveys: true,
  } satisfies Partial<PostHogConfig>;
}
