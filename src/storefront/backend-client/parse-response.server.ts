import { isContractProcedure, ValidationError, type AnyContractRouter } from '@orpc/contract';
import { keepSoundItems } from '#/contract/keep-sound-items.ts';

/**
 * A response of the backend as the contract has it; items of lists that break it are left out and reported to
 * `onDropped`.
 * @throws ValidationError for a response that breaks the contract elsewhere
 */
export async function parseResponse(
  contract: AnyContractRouter,
  path: readonly string[],
  response: unknown,
  onDropped: (broken: ValidationError) => void,
): Promise<unknown> {
  const procedure = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], contract);
  const schema = isContractProcedure(procedure) ? procedure['~orpc'].outputSchema : undefined;
  if (!schema) return response;
  const result = await schema['~standard'].validate(response);
  if (!result.issues) return result.value;
  const message = 'the response breaks the contract';
  const broken = new ValidationError({ message, issues: result.issues, data: response });
  const sound = await keepSoundItems(schema, response, result.issues);
  if (!sound) throw broken;
  onDropped(broken);
  return sound.value;
}
