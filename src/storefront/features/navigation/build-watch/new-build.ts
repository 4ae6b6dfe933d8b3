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
  markOutdated(): void;
}

export function createBuildWatch({ ownId, readLatest, now }: BuildWatchOptions): BuildWatch {
  let outdated = false;
  let lookedAt = now();
  return {
    isOutdated: () => outdated,
    markOutdated: () => {
      outdated = true;
    },
    look: async () => {
      if (outdated || now() - lookedAt < shortestWaitMs) return;
      lookedAt = now();
      try {
        outdated = (await readLatest()) !== ownId;
      } catch {}
    },
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
 * the whole page, which brings the new build. A part that fails to load during a navigation reloads it at
 * once, at most once in ten seconds.
 */
export function followBuilds(
  router: Pick<AnyRouter, 'subscribe' | 'state'>,
  watch: BuildWatch,
  page: WatchedPage,
  now: () => number,
): void {
  page.every(lookEveryMs, () => void watch.look());
  page.onVisible(() => void watch.look());
  page.onMissingPart(() => {
    watch.markOutdated();
    if (router.state.status === 'pending') reloadOnce(now(), page.storage, () => page.reload());
  });
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (pathChanged && watch.isOutdated()) page.load(toLocation.publicHref);
  });
}
