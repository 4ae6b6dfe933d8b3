import type { Session } from './session.functions.ts';

/** The id of who is signed in: null for a visitor, undefined while it can't be told who it is. */
export function knownPerson({ person, unavailable }: Session): number | null | undefined {
  return unavailable ? undefined : (person?.idPessoa ?? null);
}
