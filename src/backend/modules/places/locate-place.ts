import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Routine } from '#/contract/routine/routine.ts';
import { isCep } from '#/domain/person/postal-code.ts';
import { findPlaces } from './find-place.ts';
import { findPostalCode } from './find-postal-code.ts';
import { findMunicipality, type Municipality } from './municipalities.ts';

/** The municipalities that a CEP or a name may mean: none for what isn't known, or without a text. */
export async function locatePlace(db: Database, text: string | undefined): Promise<Municipality[]> {
  if (!text) return [];
  if (!isCep(text.trim())) return findPlaces(text);
  try {
    const { cidade, uf } = await findPostalCode(db, text);
    const found = findMunicipality(cidade, uf);
    return found ? [found] : [];
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return [];
    throw error;
  }
}

const nameOf = ({ name, uf }: Municipality) => ({ nome: name, uf });

/** What a page says of the place that was asked for. */
export function describePlaces(
  asked: string | undefined,
  places: readonly Municipality[],
): Pick<Routine, 'lugar' | 'lugares' | 'lugar_desconhecido'> {
  return {
    lugar: places.length === 1 ? nameOf(places[0]!) : null,
    lugares: places.length > 1 ? places.map(nameOf) : [],
    lugar_desconhecido: Boolean(asked) && places.length === 0,
  };
}
