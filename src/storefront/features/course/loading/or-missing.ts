import { isRefusal, PublicError } from '#/domain/request/public-error.ts';

/**
 * A part that its page can do without: null while the backend doesn't respond. What it refuses is shown as
 * ever.
 */
export async function orMissing<Value>(part: Promise<Value>): Promise<Value | null> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof PublicError && isRefusal(error.status)) throw error;
    return null;
  }
}
