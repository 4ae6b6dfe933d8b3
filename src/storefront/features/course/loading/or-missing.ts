import { isRefusal, PublicError } from '#/domain/request/public-error.ts';

/** Null while the backend doesn't respond; its refusals are thrown. */
export async function orMissing<Value>(part: Promise<Value>): Promise<Value | null> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof PublicError && isRefusal(error.status)) throw error;
    return null;
  }
}
