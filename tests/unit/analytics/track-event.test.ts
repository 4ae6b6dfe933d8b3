import { beforeEach, expect, it } from 'vitest';
import {
  forgetEvents,
  keepEvents,
  sendEventsTo,
  trackEvent,
  type ShopEvent,
} from '#/storefront/shared/tracking/track-event.ts';

beforeEach(forgetEvents);

function listen(): string[] {
  const heard: string[] = [];
  sendEventsTo(({ name }: ShopEvent) => heard.push(name));
  return heard;
}

it('what happens without consent is never told (ANALYTICS-1)', () => {
  trackEvent({ name: 'login' });
  expect(listen()).toEqual([]);
});

it('with consent, what happens before the library is there is told first', () => {
  keepEvents();
  trackEvent({ name: 'new_account' });
  const heard = listen();
  trackEvent({ name: 'logged-out' });
  expect(heard).toEqual(['new_account', 'logged-out']);
});

it('when consent is taken back, what waits is gone and no one listens', () => {
  keepEvents();
  trackEvent({ name: 'login' });
  forgetEvents();
  const heard = listen();
  forgetEvents();
  trackEvent({ name: 'login' });
  expect(heard).toEqual([]);
});

it('keeps a hundred events, not more', () => {
  keepEvents();
  for (let count = 0; count < 150; count++) trackEvent({ name: 'login' });
  expect(listen()).toHaveLength(100);
});
