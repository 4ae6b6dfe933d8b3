import { useEffect, useState } from 'react';

const tremble = 8;

/**
 * Whether the header is out of the way: scrolling down sends it, scrolling up brings it back, and so does the
 * top of the page, the focus inside of it and an open menu.
 */
export function useHeaderAway(isBusy: boolean): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function onScroll() {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < tremble) return;
      const hasFocus = document.querySelector('[data-shop-header]')?.contains(document.activeElement);
      setAway(now > last && now > tremble * 10 && !hasFocus);
      last = now;
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[data-shop-header]')) setAway(false);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('focusin', onFocus);
    };
  }, []);
  return away && !isBusy;
}
