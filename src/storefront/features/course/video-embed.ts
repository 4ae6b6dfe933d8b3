const WATCH_HOSTS: ReadonlySet<string> = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);

/**
 * The embed link of a video link of the watch?v= or youtu.be form (TEXT-6), on the host that sets no cookie
 * before play. An embed link becomes one of that host too. Undefined for anything else, so nothing else gets
 * into a frame.
 */
export function videoEmbedUrl(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(link);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const id = videoId(hostname, pathname, searchParams);
  return id && /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined;
}

function videoId(host: string, path: string, search: URLSearchParams): string | null | undefined {
  if (host === 'youtu.be') return path.slice(1);
  if (WATCH_HOSTS.has(host) && path === '/watch') return search.get('v');
  if (WATCH_HOSTS.has(host) || host === 'www.youtube-nocookie.com')
    return /^\/embed\/([^/]+)$/.exec(path)?.[1];
  return undefined;
}
