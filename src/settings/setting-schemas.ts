import * as v from 'valibot';

/** A TCP port; 0 asks the system for a free one. */
export const portSetting = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a whole number from 0 to 65535'),
);

/** Such as https://shop.example, without path or trailing slash. */
export const originSetting = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an http(s) address without a path, like https://shop.example'),
  v.transform((value) => new URL(value).origin),
);

export const addressSetting = v.pipe(
  v.string(),
  v.check((value) => parseHttpUrl(value) !== undefined, 'must be an http(s) address'),
  v.transform((value) => value.replace(/\/+$/, '')),
);

/** `a, b` → ['a', 'b'], lower-cased; empty when unset. */
const listSetting = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim().toLowerCase())
      .filter((item) => item !== ''),
  ),
);

export const hostListSetting = v.pipe(
  listSetting,
  v.everyItem(
    (host) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host),
    'must be host names without port or path, separated by commas',
  ),
);

/** Origins, `https://a.example, https://b.example`. */
export const originListSetting = v.pipe(
  listSetting,
  v.everyItem(isOrigin, 'must be http(s) addresses without a path, separated by commas'),
);

export const widgetIdSetting = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,100}$/, 'must be letters, digits, hyphens and underscores'),
);

export const routeListSetting = v.pipe(
  listSetting,
  v.everyItem(
    (route) => /^\/[\w$./-]*$/.test(route),
    'must be routes that begin with a slash, separated by commas',
  ),
);

export function wholeNumberSetting(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

/** Milliseconds, from a tenth of a second to ten minutes. */
export const millisecondsSetting = v.pipe(
  v.string(),
  v.regex(/^\d{3,6}$/, 'must be milliseconds from 100 to 600000'),
  v.transform(Number),
  v.maxValue(600_000, 'must be milliseconds from 100 to 600000'),
);

export const logLevelSetting = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be fatal, error, warn, info, debug, trace or silent',
);

export const smtpSetting = v.pipe(
  v.string(),
  v.check(
    (value) => /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value) && new URL(value).hostname !== '',
    'must be an smtp:// or smtps:// address',
  ),
);

export const mailboxSetting = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^<>"\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
    'must be an e-mail address, or Name <address>',
  ),
);

export const emailAddressSetting = v.pipe(
  v.string(),
  v.regex(/^[^\s<>@,]+@[^\s<>@,]+$/, 'must be an e-mail address'),
);

function parseHttpUrl(value: string): URL | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' ? url : undefined;
}

function isOrigin(value: string): boolean {
  const url = parseHttpUrl(value);
  return url !== undefined && url.pathname === '/' && url.search === '' && url.hash === '';
}
