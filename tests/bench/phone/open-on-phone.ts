import type { DevTools } from './devtools.ts';
import { runInPage, watchPage, type Watched } from './watch-page.ts';

/** Milliseconds of each request to the shop and back. */
const latency = 40;
const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
export const slowerProcessor = 4;
/** Milliseconds after which nothing of a first view is on its way. */
export const settledMs = 4000;

export interface Seen extends Watched {
  requests: number;
  bytes: number;
}

/**
 * Opens an address without cache as a slow phone does. Playwright's Runtime domain stays disabled: it costs
 * more than 100 ms of script parsing.
 */
export async function openOnPhone(devTools: DevTools, url: string, selector: string): Promise<Seen> {
  const { browserContextId } = await devTools.send('Target.createBrowserContext');
  const { targetId } = await devTools.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, params?: Record<string, unknown>) =>
    devTools.send(method, params, String(sessionId));
  let requests = 0;
  let bytes = 0;
  devTools.listen(String(sessionId), (method, params) => {
    if (method === 'Network.requestWillBeSent') requests += 1;
    if (method === 'Network.loadingFinished') bytes += Number(params['encodedDataLength']);
  });
  await send('Emulation.setDeviceMetricsOverride', {
    width: 412,
    height: 823,
    deviceScaleFactor: 1.75,
    mobile: true,
  });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: runInPage(watchPage, selector) });
  await send('Page.navigate', { url });
  await new Promise((settle) => setTimeout(settle, settledMs));
  const { result } = await send('Runtime.evaluate', { expression: 'seen', returnByValue: true });
  await devTools.send('Target.disposeBrowserContext', { browserContextId });
  const seen = (result as { value: Watched }).value;
  if (seen.hydrated === 0) throw new Error(`${url} didn't hydrate within ${settledMs} ms`);
  return { ...seen, requests, bytes };
}
