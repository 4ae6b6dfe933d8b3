import { useEffect } from 'react';
import { type ShopEvent, trackEvent } from './track-event.ts';

/** Tells of what a page shows: once when it appears, and again when it is about something else. */
export function useTrackedEvent(event: ShopEvent | undefined): void {
  const content = event && JSON.stringify(event);
  useEffect(() => {
    if (content) trackEvent(JSON.parse(content) as ShopEvent);
  }, [content]);
}
