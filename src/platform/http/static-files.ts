import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import type { ServerMiddleware } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { urlOf } from './request/request-url.ts';
import { plainText } from './response/plain-text.ts';

const isOnlyFile =
  /^\/(images|fonts|js|builds)\/|\.(ico|png|jpe?g|gif|webp|avif|svg|css|m?js|map|woff2?|php)$/i;
/** Pictures of courses are drawn when asked for, those of the brand are data. */
const isMade = /^\/(?:og|marca|fotos)\/|^\/(?:favicon\.ico|apple-touch-icon\.png)$/;
const year = 31_536_000;
const hour = 3_600;

/**
 * Serves the built files, packed at build time. Files under /assets carry a hash of their content in the name
 * and may be kept for ever; the rest is asked for again after an hour, and the name of the newest build each
 * time. What can only be a file and is missing is a plain 404: it would else be taken for the address of a
 * city or a campaign, and a page rendered for it.
 */
export function createStaticFiles(clientDir: string): ServerMiddleware {
  const serveFrom = (maxAge: number, immutable: boolean) =>
    staticMiddleware({ dir: clientDir, encodings: true, compress: false, maxAge, immutable });
  const hashed = serveFrom(year, true);
  const others = serveFrom(hour, false);
  const built = listFiles(clientDir);
  return (request, next) => {
    const path = urlOf(request).pathname;
    if (/\.(br|gz)$/.test(path)) return next();
    if (path.startsWith('/assets/')) return hashed(request, missingFile);
    if (path.startsWith('/builds/')) return withoutCaching(others(request, missingFile));
    const isFile = isOnlyFile.test(path) && !isMade.test(path);
    if (isFile) return others(request, missingFile);
    // To look for the address of each page on the disk took a tenth of the time of a page.
    return built.has(path) ? others(request, next) : next();
  };
}

/** The paths below a folder, as in a URL: a build stays as it is while it is served. */
function listFiles(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(entries.map((path) => `/${path.replaceAll(sep, '/')}`));
}

async function withoutCaching(pending: Response | Promise<Response>): Promise<Response> {
  const response = await pending;
  response.headers.set('cache-control', 'no-store');
  return response;
}

const missingFile = () => plainText(404, 'Not found');
