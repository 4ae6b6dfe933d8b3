import { PublicError } from '#/domain/request/public-error.ts';
import { backend } from './backend.server.ts';

export async function findPlaceOf(cep: string) {
  try {
    return await backend().account.findPostalCode({ cep });
  } catch (error) {
    if (error instanceof PublicError && error.status === 404) return null;
    throw error;
  }
}
