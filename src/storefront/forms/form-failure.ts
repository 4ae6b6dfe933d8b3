import type { FormAnswer } from './form-answer.ts';
import { describeFailure, type Failure } from './form-errors.ts';

export function failureOf(
  { error, isIdle }: { error: unknown; isIdle: boolean },
  answer?: FormAnswer,
): Failure | undefined {
  if (error) return describeFailure(error);
  return isIdle ? answer?.failure : undefined;
}
