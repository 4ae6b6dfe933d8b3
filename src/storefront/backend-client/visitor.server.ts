import { AsyncLocalStorage } from 'node:async_hooks';
import type { BrowserRequest } from './backend-fetch.server.ts';
import { startDeadline } from './outage/deadline.server.ts';
import { openSessionJar } from './session/session-jar.server.ts';

type Visitor = Omit<BrowserRequest, 'requestId'>;

const visitor = new AsyncLocalStorage<Visitor>();

/**
 * Runs a read whose response is shared: its calls carry no cookie and no address, and have their own
 * deadline.
 */
export function asAnonymous<Value>(read: () => Promise<Value>): Promise<Value> {
  const jar = openSessionJar({ cookieHeader: '', production: true, sendToBrowser: () => {} });
  return visitor.run({ jar, ip: null, userAgent: null, deadline: startDeadline() }, read);
}

/** Inside {@link asAnonymous}: makes the backend count an expensive read under the visitor's address. */
export function countedUnder<Value>(ip: string | null, read: () => Promise<Value>): Promise<Value> {
  const anonymous = visitor.getStore();
  return anonymous ? visitor.run({ ...anonymous, ip }, read) : read();
}

/** Milliseconds for a read inside {@link asAnonymous}. */
export function withOwnTime<Value>(ms: number, read: () => Promise<Value>): Promise<Value> {
  const anonymous = visitor.getStore();
  return anonymous ? visitor.run({ ...anonymous, deadline: startDeadline(ms) }, read) : read();
}

/** The visitor that calls inside {@link asAnonymous} count under; undefined outside. */
export function currentVisitor(): Visitor | undefined {
  return visitor.getStore();
}
