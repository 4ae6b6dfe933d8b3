import { createServerFn } from '@tanstack/react-start';
import { getCookie } from '@tanstack/react-start/server';
import { measuringCookie, readMeasuringConsent } from '#/domain/measuring-consent.ts';
import { analyticsAddress, storefrontSettings } from '#/server/settings.ts';

/** What the browser must know to measure, and whether it may; null where nothing is measured. */
export const fetchAnalytics = createServerFn({ method: 'GET' }).handler(() => {
  const settings = storefrontSettings();
  const address = analyticsAddress(settings);
  if (!address || !settings.ANALYTICS_KEY) return null;
  return {
    key: settings.ANALYTICS_KEY,
    address,
    pageViews: settings.ANALYTICS_PAGE_VIEWS === 'on',
    consent: readMeasuringConsent(getCookie(measuringCookie)),
  };
});
export type AnalyticsSettings = NonNullable<Awaited<ReturnType<typeof fetchAnalytics>>>;
