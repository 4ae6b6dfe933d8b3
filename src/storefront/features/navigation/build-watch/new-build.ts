import type { AnyRouter } from '@tanstack/react-router';
import { reloadOnce } from '#/storefront/shared/page/reload-guard.ts';

export const lookEveryMs = 10 * 60_000;
const shortestWaitMs = 60_000;

interface BuildWatchOptions {
  ownId: string;
  /** The id of the newest build; rejects when it can't be had. */
  readLatest(): Promise<string>;
  now(): number;
}

export interface BuildWatch {
  isOutdated(): boolean;
  look(): Promise<void>;
  /** Looks however short the time since the last look is. */
  ask(): Promise<void>;
  markOutdated(): void;
}

export function createBuildWatch({ ownId, readLatest, now }: BuildWatchOptions): BuildWatch {
  let outdated = false;
  let lookedAt = now();
  async function ask(): Promise<void> {
    lookedAt = now();
    try {
      outdated ||= (await readLatest()) !== ownId;
    } catch {}
  }
  return {
    isOutdated: () => outdated,
    markOutdated: () => {
      outdated = true;
    },
    look: async () => {
      if (!outdated && now() - lookedAt >= shortestWaitMs) await ask();
    },
    ask,
  };
}

export interface WatchedPage {
  onVisible(look: () => void): void;
  every(milliseconds: number, look: () => void): void;
  onMissingPart(handle: () => void): void;
  load(href: string): void;
  reload(): void;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Looks for a new build now and then, and when the visitor comes back. From then on the next navigation loads
 * the whole page, which brings the new build. A part that fails to load during a navigation, or that a new
 * build has replaced, reloads it at once, at most once in ten seconds.
 */
export function followBuilds(
  router: Pick<AnyRouter, 'subscribe' | 'state'>,
  watch: BuildWatch,
  page: WatchedPage,
  now: () => number,
): void {
  page.every(lookEveryMs, () => void watch.look());
  page.onVisible(() => void watch.look());
  const reload = () => reloadOnce(now(), page.storage, () => page.reload());
  page.onMissingPart(async () => {
    if (router.state.status === 'pending') {
      watch.markOutdated();
      reload();
      return;
    }
    // An island whose script is gone would stay without it for good.
    await watch.ask();
    if (watch.isOutdated()) reload();
  });
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (pathChanged && watch.isOutdated()) page.load(toLocation.publicHref);
  });
}
