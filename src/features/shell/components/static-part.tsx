import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';

/** In the browser: what the parts of this document came with, for when they are drawn again. */
const kept = new Map<string, string>();

function findPart(name: string): string | undefined {
  const found = kept.get(name) ?? document.querySelector(`[data-static="${name}"]`)?.innerHTML;
  if (found !== undefined) kept.set(name, found);
  return found;
}

/** Whether the document came with a part of this name. On the server none has. */
export function hasStaticPart(name: string): boolean {
  return !import.meta.env.SSR && findPart(name) !== undefined;
}

interface StaticPartProps {
  /** One of its name a page. */
  name: string;
  /** What the server draws; undefined while its data aren't all there. The browser is handed none. */
  html: string | undefined;
  className?: string;
  /** What stands in its place in a document that came without it. */
  live: ReactNode;
  /** A button in it was pressed. Returns whether that was all there was to do. */
  onButton?(button: HTMLButtonElement): boolean;
}

/**
 * A part of the page that nobody changes: the browser leaves it as it came, without its data and without
 * coming alive. Its links lead on within the app all the same, are prepared when one is about to be pressed,
 * and the one of the page in view says so.
 */
export function StaticPart({ name, html, className, live, onButton }: StaticPartProps) {
  const router = useRouter();
  const part = useRef<HTMLDivElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const shown = import.meta.env.SSR ? html : findPart(name);

  useEffect(() => {
    for (const link of part.current?.querySelectorAll('a') ?? []) {
      if (isOwn(link) && link.pathname === pathname && link.search === '')
        link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [pathname]);

  if (shown === undefined) return live;

  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const pressed = (event.target as Element).closest<HTMLAnchorElement | HTMLButtonElement>('a, button');
    if (pressed instanceof HTMLButtonElement) {
      if (onButton?.(pressed)) event.preventDefault();
      return;
    }
    if (!pressed || !isOwn(pressed)) return;
    event.preventDefault();
    void router.navigate({ href: addressOf(pressed) });
  }
  function prepare({ target }: SyntheticEvent) {
    const link = (target as Element).closest('a');
    // Like the router's own links: what fails now is told when it is pressed.
    if (link && isOwn(link)) router.preloadRoute({ href: addressOf(link) } as never).catch(() => {});
  }
  return (
    <div
      // Its links and buttons are what is pressed; it only hears of it.
      role="presentation"
      ref={part}
      data-static={name}
      className={className}
      onClick={onClick}
      onMouseOver={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}

/** Leads to another page of the shop, in this tab. */
function isOwn(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && (link.target === '' || link.target === '_self');
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
