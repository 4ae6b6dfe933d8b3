import { getRequest } from '@tanstack/react-start/server';
import { startDeadline, type Deadline } from './deadline.server.ts';
import { currentVisitor } from './visitor.server.ts';

const deadlines = new WeakMap<Request, Deadline>();

/**
 * The one deadline of the browser request now being answered, counted from the first who asks for it; a
 * read for everybody has its own, since others will wait for it, too. Outside of both everything has
 * the whole time.
 */
export function currentDeadline(): Deadline {
  const visitor = currentVisitor();
  if (visitor) return visitor.deadline;
  const request = findRequest();
  if (!request) return startDeadline();
  const deadline = deadlines.get(request) ?? startDeadline();
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
