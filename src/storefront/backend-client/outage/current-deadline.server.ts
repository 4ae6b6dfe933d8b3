import { getRequest } from '@tanstack/react-start/server';
import { startDeadline, startDeadlineAt, type Deadline } from './deadline.server.ts';
import { arrivalHeader } from '#/domain/request/arrival.ts';
import { currentVisitor } from '../visitor.server.ts';

const deadlines = new WeakMap<Request, Deadline>();

/**
 * Deadline shared by all calls of the current request. A shared read has its own; outside of a request each
 * call gets the full time.
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

export function restartDeadline(request: Request, ms: number): Deadline {
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
