import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { renderToString } from 'react-dom/server';
import { toReactTree } from './html-tree.ts';

/** Answers each page's path with `renderToString` of its tree, or with its bytes as they are. */
const { pages, kind } = workerData as { pages: Record<string, string>; kind: 'react' | 'raw' };
const trees = new Map(Object.entries(pages).map(([path, html]) => [path, toReactTree(html)]));
const bytes = new Map(Object.entries(pages).map(([path, html]) => [path, Buffer.from(html)]));

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(kind === 'raw' ? bytes.get(path) : `<!DOCTYPE html>${renderToString(trees.get(path))}`);
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
