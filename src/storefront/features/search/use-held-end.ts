import { useEffect, useRef, type RefObject } from 'react';

/** A wait that is longer than this is seen; browsers excuse what moves up to half a second after a press. */
const longWaitMs = 250;

/**
 * Holds the end of a page below the window while it waits for what may be longer or shorter: what stands
 * after it moves with the press, and not when the answer comes. The room that it takes goes once that can't
 * be seen (SHELL-22).
 */
export function useHeldEnd(waits: boolean): RefObject<HTMLDivElement | null> {
  const held = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = held.current;
    if (!element) return;
    const room = () => tidy(element);
    if (waits) {
      const timer = setTimeout(() => (element.style.paddingBottom = '100vh'), longWaitMs);
      return () => clearTimeout(timer);
    }
    // The browser first scrolls to where what one looks at has gone.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(room)));
    addEventListener('scroll', room, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', room);
    };
  }, [waits]);
  return held;
}

/** Leaves as much room as keeps the end out of sight, and never more than there is. */
function tidy(element: HTMLElement): void {
  if (!element.style.paddingBottom) return;
  const room = Number.parseFloat(getComputedStyle(element).paddingBottom);
  const { bottom } = element.getBoundingClientRect();
  const needed = window.innerHeight - (bottom - room);
  if (needed < room) element.style.paddingBottom = needed > 0 ? `${needed}px` : '';
}
