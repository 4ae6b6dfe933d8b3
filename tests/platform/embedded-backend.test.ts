import { expect, it, vi } from 'vitest';
import { startEmbeddedBackend } from '#/programs/storefront/embedded-backend.ts';
import { eventually } from '../support/eventually.ts';

const thread = new URL('support/backend-thread.mjs', import.meta.url);

function start(dataDir: string) {
  const on = { progress: vi.fn<(line: string) => void>(), crash: vi.fn<(error: Error) => void>() };
  const options = { port: 0, dataDir, publicUrl: 'http://localhost:3000', logLevel: 'info' };
  return { on, backend: startEmbeddedBackend(thread, options, on) };
}

it('tells its progress, its address and where its data lie', async () => {
  const { on, backend } = start('data');
  const { url, info, stop } = await backend;
  expect(url).toBe('http://127.0.0.1:9');
  expect(info).toEqual({ dataLocation: 'data', logins: [], paymentForms: [], seeded: true });
  expect(on.progress).toHaveBeenCalledWith('migrating');
  await stop();
});

it('ends when asked to, even if something keeps the thread alive, and that is no crash', async () => {
  const { on, backend } = start('data');
  await (await backend).stop();
  expect(on.crash).not.toHaveBeenCalled();
});

it('passes on in its own words why it can not start', async () => {
  const { on, backend } = start('locked');
  await expect(backend).rejects.toThrow('The data folder locked is in use by process 42.');
  expect(on.crash).not.toHaveBeenCalled();
});

it.each([
  ['dies', 'The embedded backend ended with code 3.'],
  ['throws', 'out of memory'],
])('reports once when the thread %s later', async (dataDir, message) => {
  const { on, backend } = start(dataDir);
  await backend;
  await eventually(() => expect(on.crash).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(on.crash).toHaveBeenCalledTimes(1);
  expect(on.crash.mock.calls[0]![0].message).toBe(message);
});
