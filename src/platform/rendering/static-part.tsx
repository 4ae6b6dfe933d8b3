import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { findPart } from '../hydration/kept-parts.ts';
import { isOwn, useStaticLinks } from '../hydration/use-static-links.ts';

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
 * coming alive. The one of its links that leads to the page in view says so.
 */
export function StaticPart({ name, html, className, live, onButton }: StaticPartProps) {
  const links = useStaticLinks();
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

  function onClick(event: MouseEvent<HTMLElement>) {
    const button = (event.target as Element).closest('button');
    if (button && onButton?.(button)) event.preventDefault();
    links.onClick?.(event);
  }
  return (
    <div
      {...links}
      // Its links and buttons are what is pressed; it only hears of it.
      role="presentation"
      ref={part}
      data-static={name}
      className={className}
      onClick={onClick}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
