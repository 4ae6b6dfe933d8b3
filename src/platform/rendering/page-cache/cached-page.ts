import { createHash } from 'node:crypto';
import { compressWhole, type Encoding } from '#/platform/http/compression.ts';

/** A finished page that anyone may be sent. */
export interface CachedPage {
  /** All that it is sent with, but for encoding, length and the id of the request. */
  headers: Record<string, string>;
  etag: string;
  html: Buffer;
  /** Made once, when a person takes it. */
  compressed: Map<Encoding, Buffer | Promise<Buffer>>;
  /** Names and values of its headers alternating, in each encoding that it was sent in. */
  rawHeaders: Map<Encoding | undefined, readonly string[]>;
}

/** A page as it was rendered for one request. */
export interface RenderedPage {
  html: Buffer;
  headers: Headers;
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Makes a rendered page one that can be sent again: the nonce of its request goes, and the policy names its
 * inline scripts by their hashes instead. Undefined when the nonce stands anywhere else than where the
 * framework puts it, such as within its data.
 * @param common headers of every response, where the page has none of its own
 */
export function keepPage(
  { html, headers }: RenderedPage,
  common: Readonly<Record<string, string>>,
): CachedPage | undefined {
  const policy = headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!nonce) return undefined;
  const rendered = html.toString('utf8');
  const plain = rendered
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '');
  if (plain.includes(nonce)) return undefined;
  const bytes = Buffer.from(plain);
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return {
    headers: {
      ...common,
      ...Object.fromEntries(headers),
      'content-security-policy': policy
        .replace(
          `script-src 'self' 'nonce-${nonce}'`,
          `script-src 'self' ${hashesOf(rendered, nonce).join(' ')}`,
        )
        .replaceAll(` 'nonce-${nonce}'`, ''),
      // Anyone who keeps it on the way asks again as often as this server does.
      'cache-control': 'public, max-age=0, s-maxage=2, stale-while-revalidate=1',
      vary: 'Accept-Encoding, Cookie',
      etag,
    },
    etag,
    html: bytes,
    compressed: new Map(),
    rawHeaders: new Map(),
  };
}

/**
 * As a policy names them: those that ran by the nonce. Scripts of data, which never run, are left out, and so
 * is what came into the page by another way.
 */
function hashesOf(html: string, nonce: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].filter(
    ([, attributes]) =>
      attributes!.includes(` nonce="${nonce}"`) && !/\stype="application\//.test(attributes!),
  );
  const hashes = scripts.map(
    ([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/** The body of the page in an encoding, or as it is. */
export function bodyOf(page: CachedPage, encoding: Encoding | undefined): Buffer | Promise<Buffer> {
  if (!encoding) return page.html;
  const known = page.compressed.get(encoding);
  if (known) return known;
  const underWay = compressWhole(page.html, encoding).then((compressed) => {
    page.compressed.set(encoding, compressed);
    return compressed;
  });
  page.compressed.set(encoding, underWay);
  return underWay;
}

/** What the page is sent with but for the id of the request. */
export function headersOf(
  page: CachedPage,
  encoding: Encoding | undefined,
  body: Buffer,
): Record<string, string> {
  return {
    ...page.headers,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
}

/** The same as Node writes it fastest. */
export function rawHeadersOf(
  page: CachedPage,
  encoding: Encoding | undefined,
  body: Buffer,
): readonly string[] {
  const known = page.rawHeaders.get(encoding);
  if (known) return known;
  const raw = Object.entries(headersOf(page, encoding, body)).flat();
  page.rawHeaders.set(encoding, raw);
  return raw;
}
