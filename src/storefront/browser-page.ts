import * as v from 'valibot';
import type { WatchedPage } from '#/storefront/features/navigation/build-watch/new-build.ts';

const manifestSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/** The id in the build manifest, past every cache (PAGE-11). */
export async function readLatestBuild(): Promise<string> {
  const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
  return v.parse(manifestSchema, await response.json()).id;
}

export const browserPage: WatchedPage = {
  onVisible: (look) =>
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') look();
    }),
  every: (milliseconds, look) =>
    void setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, milliseconds),
  onMissingPart: (handle) => addEventListener('vite:preloadError', handle),
  load: (href) => location.assign(href),
  reload: () => location.reload(),
  get storage() {
    return sessionStorage;
  },
};
