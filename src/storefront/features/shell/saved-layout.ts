import { DEFAULT_LAYOUT, parseSiteLayout, type SiteLayout } from '#/domain/site/site-layout.ts';

const layoutKey = 'vitrine:layout';

// SHELL-11
export function readSavedLayout(storage: () => Storage): SiteLayout {
  try {
    return parseSiteLayout(storage().getItem(layoutKey)) ?? DEFAULT_LAYOUT;
  } catch {
    return DEFAULT_LAYOUT;
  }
}

export function keepLayout(storage: () => Storage, layout: SiteLayout): void {
  try {
    storage().setItem(layoutKey, layout);
  } catch {
    // Full, or forbidden.
  }
}

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
