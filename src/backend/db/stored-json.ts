/** A column's JSON as an object: empty when it holds anything else, as rows of before may. */
export function storedObject(json: unknown): object {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
}

/** A column's JSON as a list: empty when it holds anything else, as rows of before may. */
export function storedList<Item>(json: readonly Item[]): Item[] {
  const stored: unknown = json;
  return Array.isArray(stored) ? (stored as Item[]) : [];
}
