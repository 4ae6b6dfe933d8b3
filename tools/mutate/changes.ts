import type { Mutant } from './find-mutants.ts';

interface Changes {
  mutant: Mutant | undefined;
  /** Files whose functions say that they run. */
  recorded: ReadonlySet<string>;
}

/**
 * What the next run of tests loads otherwise than it stands in the source. Global, as the configuration is
 * bundled apart.
 */
export const changes = ((globalThis as { mutateChanges?: Changes }).mutateChanges ??= {
  mutant: undefined,
  recorded: new Set(),
} as Changes);
