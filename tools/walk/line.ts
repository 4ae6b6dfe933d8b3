import type { Page } from '@playwright/test';

export type Line = 'slow 3G' | 'quick';

const slow = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

export async function setLine(page: Page, line: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const speed = line === 'quick' ? { latency: 0, downloadThroughput: -1, uploadThroughput: -1 } : slow;
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
}
