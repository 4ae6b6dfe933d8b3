import { runInThread } from '#/backend/thread.ts';

/** A scan of ten megabytes takes a second on a slow machine. */
const mostMs = 10_000;
const mostMegabytes = 512;

export const runPdfThread = <Result>(name: string, input: unknown) =>
  runInThread<Result>(name, { beside: import.meta.url, input, mostMs, mostMegabytes });
