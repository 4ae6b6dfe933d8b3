import { analyticsProxyPath } from '#/domain/site/analytics-proxy.ts';
import * as v from 'valibot';
import {
  addressSetting,
  hostListSetting,
  logLevelSetting,
  originListSetting,
  originSetting,
  portSetting,
  widgetIdSetting,
  routeListSetting,
  wholeNumberSetting,
} from '#/settings/setting-schemas.ts';
import { readSettings, type SettingsOf } from '#/settings/settings.ts';
import { areaSplits } from '#/domain/site/experiment.ts';
import { telemetrySettingsTable } from './telemetry-settings.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** Everything the storefront reads from the environment. */
export const storefrontSettingsTable = {
  NODE_ENV: {
    schema: v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    fallback: 'production',
    meaning: 'Set by the commands: `npm start` sets production, `npm run dev` development.',
  },
  PORT: { schema: portSetting, fallback: '3000', meaning: 'Port of the storefront.' },
  HOST: {
    schema: v.string(),
    fallback: '127.0.0.1',
    meaning: 'Network address to listen on; `0.0.0.0` for all.',
  },
  SITE_URL: {
    schema: v.optional(originSetting),
    fallbackMeaning: '`http://localhost:PORT`',
    meaning:
      'Public address of the shop. It decides the accepted Host, links and same-origin checks. With https the shop is in production: HSTS, `Secure` cookies without the `dev_` prefix, `__Host-` where the name is ours.',
  },
  ALLOWED_HOSTS: {
    schema: hostListSetting,
    meaning: 'Host names accepted besides the one of `SITE_URL`, separated by commas.',
  },
  CARD_ORIGIN: {
    schema: v.optional(originSetting),
    fallbackMeaning:
      '`http://` with the host of `SITE_URL` and the port of the card pages; no card with https',
    meaning:
      'Public origin of the page where cards are typed; it differs from the shop’s. Behind a proxy it leads to `CARD_PORT`. Storefront and backend read it.',
  },
  TRUST_PROXY: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (value) => value !== 'true',
          'must say which proxies to believe: how many stand in front (1 for one), or their networks, like 10.0.0.0/8',
        ),
        v.transform((value) => (value === 'false' ? undefined : (parseTrustedProxies(value) ?? null))),
        v.nonNullable(
          v.any(),
          'must be the number of proxies in front, or their addresses and networks, like loopback, 10.0.0.0/8',
        ),
        v.transform((value): TrustedProxies | undefined => value),
      ),
    ),
    fallbackMeaning: 'no proxy is trusted',
    meaning:
      'Proxies in front whose `X-Forwarded-*` headers are trusted: their number (`1`), or their addresses and networks (`loopback, 10.0.0.0/8`). `0`: there is no proxy, the connection’s address is the visitor’s.',
  },
  BACKEND_URL: {
    schema: v.optional(addressSetting),
    fallbackMeaning: 'embedded backend',
    meaning: 'Address of another backend. Unset, the embedded backend starts with the storefront.',
  },
  BACKEND_SECRET: {
    schema: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
    secret: true,
    meaning:
      'At least 16 characters, the same for a storefront and a backend on different machines. It lets the backend trust the visitor’s address that the storefront sends, which limits count by.',
  },
  EXTERNAL_REDIRECT_HOSTS: {
    schema: hostListSetting,
    meaning: 'Other sites that the redirect table may send visitors to.',
  },
  IMAGE_ORIGINS: {
    schema: originListSetting,
    meaning:
      'Other sites that pictures of courses and posts may come from, such as `https://pictures.example`.',
  },
  SGN_ORIGINS: {
    schema: originListSetting,
    meaning:
      'Origins that `/sgn/…?origin=` may lead to. Courses of performance management are sold at the first.',
  },
  EXP_NOVA_AREA_NOBRE: {
    schema: v.picklist(areaSplits, 'must be control, variant-a or split'),
    fallback: 'control',
    meaning:
      'Footer and area menu: `control`, `variant-a`, or `split` for half of the visitors each (https only; a visitor keeps the variant for 4 days).',
  },
  ANALYTICS_KEY: {
    schema: v.optional(
      v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/, 'must be the public key of a PostHog project')),
    ),
    meaning:
      'Public key of a PostHog project. With it visitors are asked for consent to analytics; without it nothing is measured and no question is shown.',
  },
  ANALYTICS: {
    schema: v.picklist(['on', 'off'], 'must be on or off'),
    fallback: 'on',
    meaning: '`off` disables analytics even with a key.',
  },
  ANALYTICS_HOST: {
    schema: originSetting,
    fallback: 'https://us.i.posthog.com',
    meaning: 'Where events are sent: the host of the project’s region, or your own.',
  },
  ANALYTICS_PROXY: {
    schema: v.picklist(['on', 'off'], 'must be on or off'),
    fallback: 'off',
    meaning:
      '`on`: browsers send events to `/ingest/ph` of the shop, which proxies them without cookies and visitors’ addresses. Not in development.',
  },
  ANALYTICS_PAGE_VIEWS: {
    schema: v.picklist(['on', 'off'], 'must be on or off'),
    fallback: 'on',
    meaning: 'Whether page views and page leaves are sent as events.',
  },
  ANALYTICS_REMOTE_CONFIG: {
    schema: v.picklist(['on', 'off'], 'must be on or off'),
    fallback: 'off',
    meaning: '`on`: the library asks the analytics host for the project’s configuration.',
  },
  ANALYTICS_FORBIDDEN_PAGES: {
    schema: routeListSetting,
    meaning:
      'Routes that no event may name, in addition to the secret ones, for example `/para-empresas, /campanha/$promoTitle`.',
  },
  ANALYTICS_FLUSH_MS: {
    schema: wholeNumberSetting(250, 5000),
    fallback: '3000',
    meaning: 'How long events are collected before they are sent, in milliseconds from 250 to 5000.',
  },
  ANALYTICS_IDLE_SECONDS: {
    schema: wholeNumberSetting(60, 36_000),
    fallback: '1800',
    meaning: 'Idle seconds after which an analytics session ends, from 60 to 36000.',
  },
  NEWSLETTER_FORM_ID: {
    schema: v.optional(widgetIdSetting),
    meaning:
      'Form id of a newsletter service (RD Station) that replaces the shop’s own form. Needs `NEWSLETTER_ANALYTICS_ID`. This and the next four load after consent only, for visitors who aren’t signed in, on pages without personal data.',
  },
  NEWSLETTER_ANALYTICS_ID: {
    schema: v.optional(widgetIdSetting),
    meaning: 'Analytics id of the newsletter service.',
  },
  NEWSLETTER_SCRIPT: {
    schema: addressSetting,
    fallback: 'https://d335luupugsy2.cloudfront.net/js/rdstation-forms/stable/rdstation-forms.min.js',
    meaning: 'Address of the newsletter service’s script.',
  },
  PROTECTION_SCRIPT: {
    schema: v.optional(addressSetting),
    meaning: 'Address of a script that protects the site.',
  },
  SEAL_SCRIPT: {
    schema: v.optional(addressSetting),
    meaning:
      'Address of the script of a security seal, which renders into `#armored_website` and replaces the shop’s own.',
  },
  PARTNER_ORIGINS: {
    schema: originListSetting,
    meaning: 'Other sites that those scripts connect to and load pictures and styles from.',
  },
  IP_LOOKUP_URL: {
    schema: v.optional(addressSetting),
    meaning:
      'Service that answers with the caller’s public address, for reports of missing pages from private networks. Timeout 3 s.',
  },
  LOG_LEVEL: {
    schema: logLevelSetting,
    fallback: 'info',
    meaning: 'Least serious log line that is written: fatal, error, warn, info, debug, trace or silent.',
  },
  ...telemetrySettingsTable,
  WORKERS: {
    schema: wholeNumberSetting(1, 64),
    fallback: '1',
    meaning:
      'Processes of `npm start` that render pages and share the connections of `PORT`, each with memory of its own. The embedded backend runs once, in the process that starts them ([0099](decisions/0099-speed-and-memory.md)).',
  },
  PAGE_CACHE_MB: {
    schema: wholeNumberSetting(0, 1000),
    fallback: '24',
    meaning: 'Memory of each process for cached public pages, in MB. 0 renders each page again.',
  },
  FRAGMENT_CACHE_MB: {
    schema: wholeNumberSetting(0, 1000),
    fallback: '8',
    meaning: 'Memory of each process for cached fragments of pages, in MB. 0 renders each fragment again.',
  },
  DRAIN_SECONDS: {
    schema: wholeNumberSetting(0, 999),
    fallback: '0',
    meaning:
      'How long a program that is to stop still takes requests, while `/readyz` says 503, so that a proxy chooses another instance first; also for `npm run backend`.',
  },
  SHUTDOWN_SECONDS: {
    schema: wholeNumberSetting(0, 999),
    fallback: '10',
    meaning: 'How long requests in flight may take after that, or after SIGTERM or Ctrl-C without it.',
  },
};

export type StorefrontSettings = SettingsOf<typeof storefrontSettingsTable>;

let current: StorefrontSettings | undefined;

/** The running storefront's settings, read once. Throws a SettingsError naming every bad one. */
export function storefrontSettings(): StorefrontSettings {
  current ??= readSettings(storefrontSettingsTable, process.env);
  return current;
}

/**
 * Where browsers send events: the analytics host, or a path of the shop. Undefined while nothing is measured.
 */
export function analyticsAddress(settings: StorefrontSettings): string | undefined {
  if (!settings.ANALYTICS_KEY || settings.ANALYTICS === 'off') return undefined;
  // The development server has no proxy.
  const isProxied = settings.ANALYTICS_PROXY === 'on' && settings.NODE_ENV === 'production';
  return isProxied ? analyticsProxyPath : settings.ANALYTICS_HOST;
}

/**
 * Where the project's configuration is; undefined when browsers don't ask for it. PostHog's own regions keep
 * it on a host of its own.
 */
export function analyticsConfigHost(settings: StorefrontSettings): string | undefined {
  const { ANALYTICS_HOST, ANALYTICS_REMOTE_CONFIG } = settings;
  if (ANALYTICS_REMOTE_CONFIG === 'off') return undefined;
  const region = /^https:\/\/(us|eu)\.i\.posthog\.com$/.exec(ANALYTICS_HOST)?.[1];
  return region ? `https://${region}-assets.i.posthog.com` : ANALYTICS_HOST;
}

/** Sites that browsers send events to and ask for the configuration, besides the shop. */
export function analyticsHosts(settings: StorefrontSettings): string[] {
  const address = analyticsAddress(settings);
  if (!address || address.startsWith('/')) return [];
  const configHost = analyticsConfigHost(settings);
  return [...new Set([address, ...(configHost ? [configHost] : [])])];
}
