import { BackendError } from '#/backend/http/backend-error.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';

/**
 * Runs work that uses a coupon code, and counts refused codes by address, so that codes can't be guessed.
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
