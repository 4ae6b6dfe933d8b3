import { getRequest } from '@tanstack/react-start/server';
import { startDeadline, startDeadlineAt, type Deadline } from './deadline.server.ts';
import { arrivalHeader } from '#/domain/request/arrival.ts';
import { currentVisitor } from '../visitor.server.ts';

const deadlines = new WeakMap<Request, Deadline>();

/**
 * The deadline that all calls of the current browser request share; it starts when that arrived. A read
 * shared by everybody has a deadline of its own, since others wait for it too. Outside of a request each call
 * gets the full time.
 */
export function currentDeadline(): Deadline {
  const visitor = currentVisitor();
  if (visitor) return visitor.deadline;
  const request = findRequest();
  if (!request) return startDeadline();
  const deadline =
    deadlines.get(request) ?? startDeadlineAt(Number(request.headers.get(arrivalHeader) ?? NaN));
  deadlines.set(request, deadline);
  return deadline;
}

/** Starts the deadline of a browser request anew, with so many milliseconds. */
export function startDeadlineAnew(request: Request, ms: number): Deadline {
  const deadline = startDeadline(ms);
  deadlines.set(request, deadline);
  return deadline;
}

function findRequest(): Request | undefined {
  try {
    return getRequest();
  } catch {
    return undefined;
  }
}
