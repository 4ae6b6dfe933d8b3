import type { PostHogConfig } from 'posthog-js/dist/module.slim.no-external';
import { analyticsProxyPath } from '#/domain/site/analytics-proxy.ts';
import type { AnalyticsSettings } from './analytics.functions.ts';
import type { MeasuredPage } from './measured-page.ts';
import { scrubEvent } from './scrub-event.ts';

/**
 * How the library is set up. Limits that aren't set here are its own, and those of the rules (decision 0022).
 * @param here the page that events come from now
 */
export function meterOptions(
  { host, proxy, clientOptions }: Pick<AnalyticsSettings, 'host' | 'proxy' | 'clientOptions'>,
  here: () => MeasuredPage | undefined,
  origin: string,
) {
  return {
    ...clientOptions,
    api_host: proxy ? analyticsProxyPath : host,
    persistence: 'localStorage+cookie',
    cookie_expiration: 365,
    cross_subdomain_cookie: false,
    person_profiles: 'identified_only',
    before_send: (event) => event && scrubEvent(event, here(), origin),
    // ANALYTICS-14
    on_request_error: ({ statusCode }) => console.error(`Bad HTTP status: ${statusCode}`),
    capture_pageview: false,
    capture_pageleave: false,
    save_referrer: false,
    save_campaign_params: false,
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
