import { useEffect } from 'react';
import { type ShopEvent, trackEvent } from './track-event.ts';

export function useTrackedEvent(event: ShopEvent | undefined): void {
  const content = event && JSON.stringify(event);
  useEffect(() => {
    if (content) trackEvent(JSON.parse(content) as ShopEvent);
  }, [content]);
}
