import { LRUCache } from 'lru-cache';

export interface MissingPage {
  path: string;
  from: string | null;
  askedOf: 'servidor' | 'navegador';
  address: string | null;
}

export interface MissingPageReportOptions {
  send(page: MissingPage): Promise<void>;
  now(): number;
  maxAtOnce: number;
  /** Milliseconds in which a path is reported once. */
  freshMs: number;
  capacity: number;
}

export function createMissingPageReport(options: MissingPageReportOptions) {
  const reported = new LRUCache<string, number>({ max: options.capacity });
  let underWay = 0;
  return (page: MissingPage): void => {
    const { path } = page;
    const before = reported.get(path);
    if (before !== undefined && options.now() - before < options.freshMs) return;
    if (underWay >= options.maxAtOnce) return;
    reported.set(path, options.now());
    underWay += 1;
    void options
      .send(page)
      .catch(() => {})
      .finally(() => (underWay -= 1));
  };
}
