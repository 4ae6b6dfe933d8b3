export type PageSlug = { slug: string; tipo: 'modalidade' | 'area' | 'cidade' | 'campanha' };

/** Two pages would share one address segment (CATALOGUE-8). */
export class SlugCollisionError extends Error {
  readonly slug: string;

  constructor(slug: string, left: string, right: string) {
    super(
      `slug "${slug}" names both a ${left} and a ${right}: modalities, areas, cities and campaigns share one address segment`,
    );
    this.slug = slug;
  }
}

/** @throws {SlugCollisionError} when two of them have the same slug. */
export function assertDistinctSlugs(pages: readonly PageSlug[]): void {
  const seen = new Map<string, string>();
  for (const { slug, tipo } of pages) {
    const other = seen.get(slug);
    if (other !== undefined) throw new SlugCollisionError(slug, other, tipo);
    seen.set(slug, tipo);
  }
}
