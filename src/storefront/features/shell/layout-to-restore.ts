export const layoutKey = 'vitrine:layout';

/** Whether the footer has a layout to restore or to keep, for which it waits for no gesture (SHELL-11). */
export function hasLayoutToRestore(): boolean {
  try {
    return location.search.includes('layout=') || layoutKey in localStorage;
  } catch {
    return false;
  }
}
