import { useEffect, useRef, type RefObject } from 'react';

/** Milliseconds; browsers excuse layout shifts up to half a second after a press. */
const longWaitMs = 250;

/** Holds the space below a list while it loads, so that it doesn't shift (SHELL-22). */
export function useHeldEnd(waits: boolean): RefObject<HTMLDivElement | null> {
  const held = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = held.current;
    if (!element) return;
    const space = () => tidy(element);
    if (waits) {
      const timer = setTimeout(() => (element.style.paddingBottom = '100vh'), longWaitMs);
      return () => clearTimeout(timer);
    }
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(space)));
    addEventListener('scroll', space, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', space);
    };
  }, [waits]);
  return held;
}

function tidy(element: HTMLElement): void {
  if (!element.style.paddingBottom) return;
  const space = Number.parseFloat(getComputedStyle(element).paddingBottom);
  const { bottom } = element.getBoundingClientRect();
  const needed = window.innerHeight - (bottom - space);
  if (needed < space) element.style.paddingBottom = needed > 0 ? `${needed}px` : '';
}
