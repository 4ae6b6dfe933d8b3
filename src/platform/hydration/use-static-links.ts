import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { HTMLAttributes, MouseEvent, SyntheticEvent } from 'react';

/** Milliseconds for which the pointer stays on a link before its page is prepared, as on the router's own. */
const intentMs = 50;

type Listeners = Pick<
  HTMLAttributes<HTMLElement>,
  'onClick' | 'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onTouchStart'
>;

const known = new WeakMap<AnyRouter, Listeners>();

/**
 * For an element around links that never come alive by themselves: they lead on within the app, and their
 * pages are prepared when one is about to be pressed.
 */
export function useStaticLinks(): Listeners {
  const router = useRouter();
  const listeners = known.get(router) ?? createListeners(router);
  known.set(router, listeners);
  return listeners;
}

function createListeners(router: AnyRouter): Listeners {
  let wanted: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prepare(link: HTMLAnchorElement) {
    // Like the router's own links: what fails now is told when it is pressed.
    router.preloadRoute({ href: addressOf(link) } as never).catch(() => {});
  }
  function want({ target }: SyntheticEvent, afterMs: number) {
    const link = (target as Element).closest('a');
    if (link === wanted) return;
    clearTimeout(timer);
    wanted = link;
    if (link && isOwn(link) && router.options.defaultPreload)
      timer = setTimeout(() => prepare(link), afterMs);
  }
  return {
    onClick: (event) => followLink(event, router),
    onMouseOver: (event) => want(event, intentMs),
    onMouseLeave() {
      clearTimeout(timer);
      wanted = null;
    },
    onFocus: (event) => want(event, 0),
    onTouchStart: (event) => want(event, 0),
  };
}

function followLink(event: MouseEvent, router: AnyRouter) {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || !isOwn(link)) return;
  event.preventDefault();
  void router.navigate({ href: addressOf(link) });
}

/** Leads to another page of the shop, in this tab. */
export function isOwn(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && (link.target === '' || link.target === '_self');
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
