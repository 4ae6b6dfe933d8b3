/** What the security headers depend on. */
export interface SecurityContext {
  /** Made again for each page; scripts without it don't run. Absent for responses that are no page. */
  nonce?: string;
  /** The shop's public address is https. */
  https: boolean;
  /** Vite's client needs a socket and writes style elements of its own. */
  development: boolean;
  /** Where browsers send events and ask for the project's configuration, when it isn't the shop itself. */
  analyticsHosts?: readonly string[];
  /** Other sites that the backend's content links pictures of. */
  imageOrigins?: readonly string[];
  /** Where cards are typed: the provider's page is framed, and a form without script leads to it. */
  cardOrigin?: string | undefined;
  /** Sites of the partners whose scripts may run on this page; none on most pages. */
  partnerOrigins?: readonly string[];
}

/**
 * Headers of every response. Scripts run only with the nonce or from our own origin; no one frames us, and no
 * other site shows what is ours. Everything comes only from here, but for pictures of the sites named, the
 * video player of course pages and, where there are some, the card provider's page, the analytics hosts and
 * the sites of partners.
 */
export function securityHeaders(context: SecurityContext): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(context),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(context.https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** Pictures that our pages name for others to show: of shared links, and the logo. */
export function isMeantForOtherSites(pathname: string): boolean {
  return /^\/(og\/|marca\/|fotos\/)/.test(pathname);
}

function contentSecurityPolicy({
  nonce,
  https,
  development,
  analyticsHosts = [],
  imageOrigins = [],
  partnerOrigins = [],
  cardOrigin,
}: SecurityContext): string {
  if (!nonce) return "default-src 'none'; frame-ancestors 'none'";
  const cards = cardOrigin ? [cardOrigin] : [];
  const connections = [
    "'self'",
    ...(development ? ['ws:', 'wss:'] : []),
    ...analyticsHosts,
    ...partnerOrigins,
  ];
  return [
    "default-src 'self'",
    [`script-src 'self' 'nonce-${nonce}'`, ...partnerOrigins].join(' '),
    [
      development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
      ...partnerOrigins,
    ].join(' '),
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...imageOrigins, ...partnerOrigins].join(' '),
    ["font-src 'self'", ...partnerOrigins].join(' '),
    `connect-src ${connections.join(' ')}`,
    ["frame-src 'self' https://www.youtube-nocookie.com https://www.youtube.com", ...cards].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...cards, ...partnerOrigins].join(' '),
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
