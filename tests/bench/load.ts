import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { createResponseReader } from './response-reader.ts';

const userAgent = 'Mozilla/5.0 Chrome/150.0.0.0 Safari/537.36';
const connections = 8;

/**
 * Fetches a page so many times, eight at a time. Returns requests per second; throws for anything but 200.
 */
export function measureThroughput(url: string, requests: number, cookie?: string): Promise<number> {
  return measurePages(
    Array.from({ length: requests }, () => url),
    cookie,
  );
}

/**
 * The same for pages of one origin, one after the other. What asks runs on the cores of what is measured, so
 * it does no more than find where each response ends.
 */
export async function measurePages(urls: readonly string[], cookie?: string): Promise<number> {
  const { hostname, port } = new URL(urls[0] ?? '');
  const opened = await Promise.all(
    Array.from({ length: connections }, () => openConnection(hostname, Number(port))),
  );
  const left = urls.values();
  const started = performance.now();
  try {
    await Promise.all(
      opened.map(async ({ ask }) => {
        for (const url of left) await ask(toRequest(url, cookie));
      }),
    );
    return urls.length / ((performance.now() - started) / 1000);
  } finally {
    for (const { close } of opened) close();
  }
}

async function openConnection(host: string, port: number) {
  let onPiece = (_piece: Buffer) => {};
  const socket = connect({
    host,
    port,
    onread: {
      buffer: Buffer.alloc(256 * 1024),
      callback(length, buffer) {
        onPiece(Buffer.from(buffer.buffer, buffer.byteOffset, length));
        return true;
      },
    },
  });
  await once(socket, 'connect');
  const ask = (request: string) =>
    new Promise<void>((resolve, reject) => {
      const hasEnded = createResponseReader();
      const fail = () => reject(new Error(`no response to ${request.split('\r\n', 1)[0]}`));
      socket.once('close', fail);
      onPiece = (piece) => {
        try {
          if (!hasEnded(piece)) return;
          socket.off('close', fail);
          resolve();
        } catch (error) {
          reject(error);
        }
      };
      socket.write(request);
    });
  return { ask, close: () => socket.destroy() };
}

function toRequest(url: string, cookie: string | undefined): string {
  const { host, pathname, search } = new URL(url);
  const lines = [`GET ${pathname}${search} HTTP/1.1`, `host: ${host}`, `user-agent: ${userAgent}`];
  if (cookie !== undefined) lines.push(`cookie: ${cookie}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

export function fetchPage(url: string, cookie?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': userAgent, ...(cookie !== undefined && { cookie }) };
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks).toString())
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
