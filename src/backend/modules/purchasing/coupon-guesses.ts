import { BackendError } from '#/backend/http/backend-error.ts';
import type { Throttle } from '#/backend/modules/identity/throttle.ts';

/**
 * Does what a coupon code was given for; codes that are refused count by address, so that nobody
 * tries them all.
 * @throws 429 `MUITAS_TENTATIVAS`, and whatever `run` does
 */
export async function countCouponGuesses<Result>(
  { throttle, ip }: { throttle: Throttle; ip: string | null },
  code: string | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!code) return run();
  await throttle.take('coupon-address', ip);
  let wasGuess = false;
  try {
    return await run();
  } catch (error) {
    wasGuess = error instanceof BackendError && error.codigo === 'CUPOM_INVALIDO';
    throw error;
  } finally {
    if (!wasGuess) await throttle.giveBack('coupon-address', ip);
  }
}
