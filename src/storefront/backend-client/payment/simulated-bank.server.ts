import { isNotFoundError } from '#/domain/request/public-error.ts';
import { backend } from '../backend.server.ts';
import { readShared } from '../shared-cache.server.ts';

const freshMs = 60_000;

/** Whether money moves at the simulated bank, which has pages; where it isn't, it answers 404. */
export function hasSimulatedBank(): Promise<boolean> {
  return readShared('simulated bank', freshMs, async () => {
    try {
      await backend().simulatedBank.listBankCharges();
      return true;
    } catch (error) {
      if (isNotFoundError(error)) return false;
      throw error;
    }
  });
}
