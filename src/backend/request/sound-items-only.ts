import { ORPCError, ValidationError } from '@orpc/server';
import { keepSoundItems } from '#/contract/keep-sound-items.ts';
import { os } from './implementer.ts';

/** Leaves list items that break the contract out of the response, and logs where they were. */
export const soundItemsOnly = os.middleware(async ({ next, context, path, procedure }, _input, output) => {
  try {
    return await next();
  } catch (error) {
    const broken = brokenResponse(error);
    const schema = procedure['~orpc'].outputSchema;
    const sound = broken && schema && (await keepSoundItems(schema, broken.data, broken.issues));
    if (!sound) throw error;
    const { dropped } = sound;
    context.log.warn({ err: broken, call: path.join('.'), dropped }, 'items were left out of a response');
    return output(sound.value);
  }
});

function brokenResponse(error: unknown): ValidationError | undefined {
  if (!(error instanceof ORPCError) || error.code !== 'INTERNAL_SERVER_ERROR') return undefined;
  return error.cause instanceof ValidationError ? error.cause : undefined;
}
