import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { renderToString } from 'react-dom/server';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { toReactBody, toReactTree } from './html-tree.ts';

export interface Baseline {
  pages: Record<string, string>;
  /**
   * Serves each path with bare `renderToString`, with given bytes, or with stock TanStack Start built in
   * `startDir`.
   */
  kind: 'react' | 'raw' | 'start';
  startDir: string;
}

/** Milliseconds; longer than the turns of the others, after which the same connections are used again. */
const keepAliveTimeout = 65_000;

const { pages, kind, startDir } = workerData as Baseline;
parentPort?.postMessage(kind === 'start' ? await serveStart() : await serveAnswers(answersOf(kind)));

function answersOf(what: 'react' | 'raw'): Map<string, () => string | Buffer> {
  const entries = Object.entries(pages).map(([path, html]): [string, () => string | Buffer] => {
    const tree = toReactTree(html);
    const bytes = Buffer.from(html);
    return [path, what === 'raw' ? () => bytes : () => `<!DOCTYPE html>${renderToString(tree)}`];
  });
  return new Map(entries);
}

function serveAnswers(answers: ReadonlyMap<string, () => string | Buffer>): Promise<number> {
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(answers.get(request.url ?? '/')?.());
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function serveStart(): Promise<number> {
  const trees = Object.entries(pages).map(
    ([path, html]) => [new URL(path, 'http://localhost').pathname, toReactBody(html)] as const,
  );
  Object.assign(globalThis, { pageTrees: new Map(trees) });
  const app = (await import(`${startDir}/server/server.js`)) as {
    default: { fetch(request: Request): Response };
  };
  const sendFile = staticMiddleware({ dir: `${startDir}/client` });
  const server = serve({
    fetch: app.default.fetch,
    // Pages, whose speed is measured, look for no file.
    middleware: [(request, next) => (request.url.includes('/assets/') ? sendFile(request, next) : next())],
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    node: { keepAliveTimeout },
  });
  await server.ready();
  return Number(new URL(server.url!).port);
}
