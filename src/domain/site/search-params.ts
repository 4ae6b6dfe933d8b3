/** A search string as an object: a key that comes more than once is a list, in the order given. */
export function parseSearchParams(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search);
  const parsed: Record<string, string | string[]> = {};
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    parsed[key] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return parsed;
}

/**
 * With '?', or '' when empty; keys sorted, so that a page has one address. Lists repeat their key as in HTML
 * forms; other values are left out; an empty text is the key alone.
 */
export function formatSearchParams(search: Record<string, unknown>): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (!isWritable(item)) continue;
      const name = encodeURIComponent(key);
      parts.push(item === '' ? name : `${name}=${encodeURIComponent(String(item))}`);
    }
  }
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function isWritable(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
