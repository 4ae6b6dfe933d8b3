import { DEFAULT_LAYOUT, parseSiteLayout, type SiteLayout } from '#/domain/site/site-layout.ts';
import { layoutKey } from './layout-to-restore.ts';

/** The layout of the last visit (SHELL-11); 'Padrão' when none was kept, or what was kept is none. */
export function readKeptLayout(storage: () => Storage): SiteLayout {
  try {
    return parseSiteLayout(storage().getItem(layoutKey)) ?? DEFAULT_LAYOUT;
  } catch {
    return DEFAULT_LAYOUT;
  }
}

/** Keeps a layout for the next visit. A browser that keeps nothing shows the usual one then. */
export function keepLayout(storage: () => Storage, layout: SiteLayout): void {
  try {
    storage().setItem(layoutKey, layout);
  } catch {
    // Full, or forbidden.
  }
}

/**
 * What the next visit restores. The layout that the whole shop uses isn't kept: it comes with each page, and
 * may change. `asked` stands in the address, `wanted` was asked for or restored, `layout` is the backend's
 * answer.
 */
export function layoutToKeep({
  asked,
  wanted,
  layout,
}: {
  asked: SiteLayout | undefined;
  wanted: SiteLayout;
  layout: SiteLayout;
}): SiteLayout | undefined {
  if (wanted !== DEFAULT_LAYOUT) return layout;
  return asked;
}
