import { type PageFacts, readPage } from './read-page.ts';

export interface Answer {
  status: number;
  location: string | undefined;
  page: PageFacts | undefined;
}

const maxAttempts = 5;

export class Crawler {
  readonly #site: string;
  readonly #answers = new Map<string, Promise<Answer>>();
  #free = 4;
  readonly #waiting: (() => void)[] = [];

  constructor(site: string) {
    this.#site = new URL(site).origin;
  }

  ask(path: string): Promise<Answer> {
    const known = this.#answers.get(path);
    if (known) return known;
    const answer = this.#inTurn(() => this.#fetch(path));
    this.#answers.set(path, answer);
    return answer;
  }

  /** The path and query of an address of this site; undefined for other sites and what is no page. */
  toPath(address: string, from = '/'): string | undefined {
    if (!URL.canParse(address, this.#site + from)) return undefined;
    const url = new URL(address, this.#site + from);
    return url.origin === this.#site ? url.pathname + url.search : undefined;
  }

  async readSitemap(path: string): Promise<string[]> {
    const text = await (await fetch(this.#site + path)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => this.toPath(address.replaceAll('&amp;', '&')) ?? address,
    );
  }

  async #fetch(path: string, attempt = 1): Promise<Answer> {
    const response = await fetch(this.#site + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    });
    if (response.status === 503 && attempt < maxAttempts) return this.#fetch(path, attempt + 1);
    const location = response.headers.get('location') ?? undefined;
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const body = await response.text();
    return {
      status: response.status,
      location: location && (this.toPath(location, path) ?? location),
      page: isPage ? readPage(body) : undefined,
    };
  }

  async #inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
    if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#free -= 1;
    try {
      return await run();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

export function sample<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  if (count === 1) return [items[Math.floor(items.length / 2)]!];
  return Array.from({ length: count }, (_, index) => {
    return items[Math.round((index * (items.length - 1)) / (count - 1))]!;
  });
}
