import { afterEach } from 'vitest';
import { serveMetrics } from '#/platform/telemetry/metrics-endpoint.ts';
import { findFreePort } from '../ports.ts';

export interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

export async function scrape(port: number): Promise<Sample[]> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  return readSamples(await response.text());
}

export function readSamples(page: string): Sample[] {
  return page.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key!, text!]);
    return [{ name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) }];
  });
}

/** The sum of all series of a name that have these labels; undefined when there are none. */
export function valueOf(
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  const found = samples.filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}

/** Measures in this process what comes after, until the test ends. */
export function withMetrics(): { start(): Promise<() => Promise<Sample[]>> } {
  let stop: (() => Promise<void>) | undefined;
  afterEach(async () => {
    await stop?.();
    stop = undefined;
  });
  return {
    start: async () => {
      await stop?.();
      const port = await findFreePort();
      stop = await serveMetrics('backend', { host: '127.0.0.1', port });
      return () => scrape(port);
    },
  };
}
