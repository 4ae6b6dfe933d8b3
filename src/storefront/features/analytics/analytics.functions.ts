import { createIsomorphicFn, createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { getCookie, getRequestHeader, getRequestUrl } from '@tanstack/react-start/server';
import {
  MEASURING_TEXT_VERSION,
  measuringCookie,
  PARTNERS_TEXT_VERSION,
  readMeasuringConsent,
} from '#/domain/site/measuring-consent.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { readPartners } from '#/storefront/backend-client/page/partners.server.ts';
import { analyticsProxyPath } from '#/domain/site/analytics-proxy.ts';
import { analyticsAddress, storefrontSettings } from '#/settings/storefront-settings.ts';

const analytics = createServerOnlyFn(() => {
  const settings = storefrontSettings();
  const address = analyticsAddress(settings);
  const key = settings.ANALYTICS_KEY;
  const partners = readPartners(getRequestUrl().pathname, getRequestHeader('cookie') ?? '');
  if (!(address && key) && !partners) return null;
  const version = partners ? PARTNERS_TEXT_VERSION : MEASURING_TEXT_VERSION;
  return {
    disabled: !(address && key),
    host: settings.ANALYTICS_HOST,
    publicKey: key ?? '',
    proxy: address === analyticsProxyPath,
    capturePageViews: settings.ANALYTICS_PAGE_VIEWS === 'on',
    forbiddenPageViews: settings.ANALYTICS_FORBIDDEN_PAGES,
    clientOptions: {
      session_idle_timeout_seconds: settings.ANALYTICS_IDLE_SECONDS,
      request_queue_config: { flush_interval_ms: settings.ANALYTICS_FLUSH_MS },
      advanced_disable_flags: settings.ANALYTICS_REMOTE_CONFIG !== 'on',
    },
    partners: partners ?? null,
    version,
    consent: readMeasuringConsent(getCookie(measuringCookie), version),
  };
});

export const fetchAnalytics = createServerFn({ method: 'GET' }).handler(() => analytics());

export const readAnalytics = createIsomorphicFn()
  .server(() => analytics())
  .client(() => fetchAnalytics());
export type AnalyticsSettings = NonNullable<Awaited<ReturnType<typeof fetchAnalytics>>>;

export const claimPurchase = createServerFn({ method: 'POST' })
  .validator(v.object({ codigo: purchaseCodeSchema }))
  .handler(async ({ data }) => (await backend().purchase.claimMeasurement(data)).contar);
