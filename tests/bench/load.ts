import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Fetches a page so many times, eight at a time. Returns requests per second; throws for anything but 200.
 */
export function measureThroughput(url: string, requests: number, cookie?: string): Promise<number> {
  return measurePages(
    Array.from({ length: requests }, () => url),
    cookie,
  );
}

/** The same for pages one after the other. */
export async function measurePages(urls: readonly string[], cookie?: string): Promise<number> {
  const left = urls.values();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const url of left) await fetchPage(url, cookie);
    }),
  );
  return urls.length / ((performance.now() - started) / 1000);
}

/** The page's HTML, uncompressed. */
export function fetchPage(url: string, cookie?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(
      url,
      {
        agent,
        headers: {
          'user-agent': 'Mozilla/5.0 Chrome/150.0.0.0 Safari/537.36',
          ...(cookie !== undefined && { cookie }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(Buffer.concat(chunks).toString())
            : reject(new Error(`${url} answered ${response.statusCode}`)),
        );
      },
    ).on('error', reject);
  });
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
