import type { Session } from './session.functions.ts';

/** The id of who is signed in: null for a visitor, undefined while it isn't known. */
export function knownPerson({ person, unavailable }: Session): number | null | undefined {
  return unavailable ? undefined : (person?.idPessoa ?? null);
}
