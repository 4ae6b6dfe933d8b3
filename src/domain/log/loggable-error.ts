import { maskText } from './mask-text.ts';

const maxCauses = 8;
const maxIssues = 10;

/** An error without personal data: parameters, quoted rows and response bodies are removed. */
export function loggableError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, stack, cause } = error;
  const { code, codigo, status, constraint, issues } = error as unknown as Record<string, unknown>;
  // The first lines of a stack repeat the message; only the places below them are of use.
  const places = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const hasMore = depth < maxCauses;
  return {
    type: name,
    // A refusal's sentence is meant for the person it speaks of; its code says as much.
    message: typeof codigo === 'string' ? maskText(codigo) : maskText(error.message),
    ...(typeof status === 'number' && { status }),
    ...(places && { stack: places.join('\n') }),
    ...(typeof code === 'string' && { code: maskText(code) }),
    ...(typeof constraint === 'string' && { constraint: maskText(constraint) }),
    ...(Array.isArray(issues) && { issues: issues.slice(0, maxIssues).map(describeIssue) }),
    ...(cause !== undefined && hasMore && { cause: loggableError(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      hasMore && { errors: error.errors.map((each) => loggableError(each, depth + 1)) }),
  };
}

/** Path and expectation of a schema issue, without the value. */
function describeIssue(issue: unknown): string {
  const { path, expected } = issue as { path?: unknown; expected?: unknown };
  const steps = Array.isArray(path) ? path.map(describeStep) : [];
  return `${steps.join('.')}: expected ${typeof expected === 'string' ? expected : 'something else'}`;
}

function describeStep(step: unknown): string {
  const key: unknown = typeof step === 'object' && step !== null && 'key' in step ? step.key : step;
  if (typeof key === 'number') return String(key);
  return typeof key === 'string' && /^[a-z][A-Za-z_]{0,40}$/.test(key) ? key : '*';
}
