import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Fetches a page so many times, eight at a time. Returns requests per second; throws for anything but 200.
 */
export async function measureThroughput(url: string, requests: number, cookie?: string): Promise<number> {
  let left = requests;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left-- > 0) await fetchPage(url, cookie);
    }),
  );
  return requests / ((performance.now() - started) / 1000);
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
