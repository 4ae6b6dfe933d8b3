import type { FormAnswer } from './form-answer.ts';
import { describeFailure, type Failure } from './form-problems.ts';

/**
 * Why a form wasn't taken: what the page's script got back or, until it sends something itself, the plain
 * POST before.
 */
export function failureOf(
  { error, isIdle }: { error: unknown; isIdle: boolean },
  answer?: FormAnswer,
): Failure | undefined {
  if (error) return describeFailure(error);
  return isIdle ? answer?.failure : undefined;
}
