import { LRUCache } from 'lru-cache';
import type { RedirectAnswer } from './redirect-target.ts';

export interface RedirectLookupOptions {
  /** Asks the backend about a path; null when it stays. */
  read(path: string): Promise<RedirectAnswer | null>;
  now(): number;
  /** Milliseconds after which a page goes on without an answer. */
  giveUpAfterMs: number;
  /** Milliseconds for which an answer holds, "stays" included. */
  freshMs: number;
  /** Milliseconds for which a backend that failed isn't asked about the path again. */
  failureFreshMs: number;
  /** Most paths remembered; those not asked for the longest go first. */
  capacity: number;
}

interface Entry {
  answer: Promise<RedirectAnswer | null>;
  freshUntil: number;
}

/**
 * Remembers what the backend says of paths. Who asks while a call runs shares it; a call given up on still
 * fills the memory for the next visitor. A redirect to a path that is redirected itself leads nowhere: no
 * chain, no loop.
 */
export function createRedirectLookup(options: RedirectLookupOptions) {
  const entries = new LRUCache<string, Entry>({ max: options.capacity });

  function ask(path: string): Promise<RedirectAnswer | null> {
    const known = entries.get(path);
    if (known && options.now() < known.freshUntil) return known.answer;
    const entry: Entry = {
      freshUntil: options.now() + options.freshMs,
      answer: options.read(path).catch(() => {
        entry.freshUntil = options.now() + options.failureFreshMs;
        return null;
      }),
    };
    entries.set(path, entry);
    return entry.answer;
  }

  async function answerFor(path: string): Promise<RedirectAnswer | null> {
    const answer = await ask(path);
    if (!answer?.destino?.startsWith('/')) return answer;
    const next = await ask(pathOf(answer.destino));
    return next && next.status !== 410 ? null : answer;
  }

  /** What the table says of a path; null when it stays, and when the backend doesn't say so in time. */
  return (path: string): Promise<RedirectAnswer | null> => {
    let timer: ReturnType<typeof setTimeout>;
    const givenUp = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), options.giveUpAfterMs);
    });
    return Promise.race([answerFor(path), givenUp]).finally(() => clearTimeout(timer));
  };
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
}
