import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

export interface RecordedEvent {
  event: string;
  properties: Record<string, unknown>;
}

export interface RecordedRequest {
  method: string;
  path: string;
  cookie: string | undefined;
  forwardedFor: string | undefined;
  text: string;
}

export interface AnalyticsHost {
  url: string;
  /** Everything that was asked for, but for the questions that browsers ask before they send. */
  requests: RecordedRequest[];
  /** In the order they came in; what the library sends again as it had no answer in time counts once. */
  events(): RecordedEvent[];
  named(event: string): Record<string, unknown>[];
  stop(): Promise<void>;
}

export async function startAnalyticsHost(): Promise<AnalyticsHost> {
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
      response.setHeader('access-control-allow-credentials', 'true');
      // The journeys add a header of their own to every request.
      response.setHeader(
        'access-control-allow-headers',
        request.headers['access-control-request-headers'] ?? '',
      );
      response.setHeader('set-cookie', 'host=1; Path=/');
      response.setHeader('content-type', 'application/json');
      response.end('{"status":"Ok"}');
      if (request.method === 'OPTIONS') return;
      requests.push({
        method: request.method ?? '',
        path: request.url ?? '',
        cookie: request.headers.cookie,
        forwardedFor: request.headers['x-forwarded-for']?.toString(),
        text: unpack(Buffer.concat(pieces)),
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const events = () => sentOnce(requests.flatMap(({ text }) => eventsIn(text)));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    events,
    named: (event) =>
      events()
        .filter((recorded) => recorded.event === event)
        .map(({ properties }) => properties),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sentOnce(events: RecordedEvent[]): RecordedEvent[] {
  return [...new Map(events.map((event) => [event.properties['$insert_id'] ?? event, event])).values()];
}

/** The library packs with gzip, or as a form with base64 when it can't. */
function unpack(body: Buffer): string {
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString('utf8');
  const text = body.toString('utf8');
  return text.startsWith('data=')
    ? Buffer.from(decodeURIComponent(text.slice('data='.length)), 'base64').toString('utf8')
    : text;
}

export function eventsIn(text: string): RecordedEvent[] {
  if (text === '') return [];
  const parsed = JSON.parse(text) as RecordedEvent | RecordedEvent[] | { batch: RecordedEvent[] };
  if (Array.isArray(parsed)) return parsed;
  return 'batch' in parsed ? parsed.batch : [parsed];
}
