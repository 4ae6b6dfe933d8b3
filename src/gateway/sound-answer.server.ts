import { isContractProcedure, ValidationError, type AnyContractRouter } from '@orpc/contract';
import { keepSoundItems } from '#/contract/keep-sound-items.ts';

/**
 * An answer of the backend as the contract has it; items of lists that break it are left out and told to
 * `onDropped`.
 * @throws ValidationError for an answer that breaks the contract elsewhere
 */
export async function parseAnswer(
  contract: AnyContractRouter,
  path: readonly string[],
  answer: unknown,
  onDropped: (broken: ValidationError) => void,
): Promise<unknown> {
  const procedure = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], contract);
  const schema = isContractProcedure(procedure) ? procedure['~orpc'].outputSchema : undefined;
  if (!schema) return answer;
  const result = await schema['~standard'].validate(answer);
  if (!result.issues) return result.value;
  const message = 'the answer breaks the contract';
  const broken = new ValidationError({ message, issues: result.issues, data: answer });
  const sound = await keepSoundItems(schema, answer, result.issues);
  if (!sound) throw broken;
  onDropped(broken);
  return sound.value;
}
