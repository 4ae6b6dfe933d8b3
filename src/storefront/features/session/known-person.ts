import type { Session } from './session.functions.ts';

export function knownPerson({ person, unavailable }: Session): number | null | undefined {
  return unavailable ? undefined : (person?.idPessoa ?? null);
}
