import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { ipLookupMs, publicNetwork } from '#/storefront/backend-client/public-network.server.ts';

let server: Server | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

// CONTENT-10
it.each(['203.0.113.7', '{"ip":"203.0.113.7"}'])(
  'a private network is informed by its public one: %s',
  async (text) => {
    expect(await publicNetwork('192.168.0.9', await serve((response) => response.end(text)))).toBe(
      '203.0.113.0',
    );
  },
);

it('no one is asked without a service, nor for a public address', async () => {
  const url = await serve(() => expect.unreachable('was asked'));
  expect(await publicNetwork('192.168.0.9', undefined)).toBe('192.168.0.0');
  expect(await publicNetwork('198.51.100.4', url)).toBe('198.51.100.0');
});

it.each([
  ['nonsense', (response: ServerResponse) => response.end('<html>')],
  ['a failure', (response: ServerResponse) => response.writeHead(500).end('203.0.113.7')],
  ['nothing', (response: ServerResponse) => response.destroy()],
])('%s changes nothing', async (_, answer) => {
  expect(await publicNetwork('192.168.0.9', await serve(answer))).toBe('192.168.0.0');
});

it('is given up after 3 s', async () => {
  const url = await serve(() => {});
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  expect(await publicNetwork(null, url)).toBeNull();
  expect(timeout).toHaveBeenCalledWith(ipLookupMs);
  expect(ipLookupMs).toBe(3000);
});
