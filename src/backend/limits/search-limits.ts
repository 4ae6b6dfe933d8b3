import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createSemaphore } from '#/domain/request/semaphore.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { networkOf } from '#/domain/request/network-of.ts';

export interface SearchLimits {
  /**
   * Runs a search: few at a time, and networks take turns, so that one can't hold every place.
   * @throws {@link SemaphoreBusyError}, a 503, after too long a wait
   */
  run<Value>(address: string | null, search: () => Promise<Value>): Promise<Value>;
  /**
   * Counts a widened search for the caller's network; call it before widening, which is expensive.
   * @throws 429 `MUITAS_BUSCAS` with the seconds to wait
   */
  widen(address: string | null): Promise<void>;
}

/** Searches at a time on one instance, and the milliseconds that others wait. */
const places = 4;
const waitMs = 2000;

/** Widened searches, facets and suggestions of one network in a minute. */
const widenedAMinute = 120;

/** Milliseconds after which a search is widened no further. */
export const WIDENING_MS = 1500;

export const widenFreely = async (): Promise<void> => {};

/** Limits of one instance, counted in its memory: counting in the database would be work for it too. */
export function createSearchLimits(): SearchLimits {
  const widened = new RateLimiterMemory({ points: widenedAMinute, duration: 60 });
  const semaphore = createSemaphore('searches', { places, waitMs });
  return {
    run: (address, search) =>
      semaphore.run(search, undefined, address === null ? undefined : networkOf(address)),
    widen: async (address) => {
      // An unknown address may be anyone's, so it isn't counted.
      if (address === null) return;
      try {
        await widened.consume(networkOf(address));
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooManySearches(error.msBeforeNext) : error;
      }
    },
  };
}

function tooManySearches(waitMilliseconds: number): BackendError {
  const retryAfter = Math.max(1, Math.ceil(waitMilliseconds / 1000));
  return new BackendError(
    429,
    'MUITAS_BUSCAS',
    'Foram muitas buscas em pouco tempo. Tente novamente em um minuto.',
    undefined,
    { retryAfter },
  );
}
