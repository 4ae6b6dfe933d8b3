import { type ReactElement, useLayoutEffect } from 'react';
import { replayOnPage } from './event-replay.ts';

/** Around the whole page: repeats what was done in it before it was hydrated. */
export function Hydrated({ children }: { children: ReactElement }) {
  useLayoutEffect(replayOnPage, []);
  return children;
}
