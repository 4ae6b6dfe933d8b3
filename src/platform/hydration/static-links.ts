import type { AnyRouter } from '@tanstack/react-router';

/** Milliseconds for which the pointer stays on a link before its page is preloaded. */
const intentMs = 50;

/** Links in static HTML navigate within the shop, and preload their pages, as the router's own do. */
export function followStaticLinks(router: AnyRouter): void {
  let wanted: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const preload = (event: Event, afterMs: number) => {
    const link = findLink(event);
    if (link === wanted) return;
    clearTimeout(timer);
    wanted = link;
    if (link && router.options.defaultPreload)
      timer = setTimeout(() => {
        router.preloadRoute({ href: addressOf(link) } as never).catch(() => {});
      }, afterMs);
  };
  addEventListener('mouseover', (event) => preload(event, intentMs));
  addEventListener('focusin', (event) => preload(event, 0));
  addEventListener('touchstart', (event) => preload(event, 0), { passive: true });
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = findLink(event);
    if (!link) return;
    event.preventDefault();
    void router.navigate({ href: addressOf(link) });
  });
}

function findLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>('[data-static] a');
  const isOwn = link?.origin === location.origin && (link.target === '' || link.target === '_self');
  return isOwn ? link : undefined;
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
