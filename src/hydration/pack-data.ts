/** A value of JSON, as {@link packData} takes it. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Packs a list of items of JSON into a text, the names of each kind of object told once: of a hundred
 * facets it has the values only. Quotes and apostrophes have changed places, so that nothing needs a
 * backslash when the text stands between quotes.
 *
 * Properties that are undefined are left out. An item that JSON doesn't hold as it is stays out whole and
 * is among `left`: one with dates, maps, promises, errors, functions, numbers without end, holes in lists.
 */
export function packData<Item>(items: readonly Item[]): { text: string; left: Item[] } {
  const shapes = new Map<string, number>();
  const packed: Json[] = [];
  const left: Item[] = [];
  for (const item of items) {
    const one = pack(item, shapes);
    if (one === undefined) left.push(item);
    else packed.push(one);
  }
  const names = [...shapes.keys()].map((shape) => JSON.parse(shape) as string[]);
  return { text: swapQuotes(JSON.stringify([names, ...packed])), left };
}

/** The items that {@link packData} packed. Throws for most other texts. */
export function unpackData(text: string): unknown[] {
  const [names, ...packed] = JSON.parse(swapQuotes(text)) as [string[][], ...Json[]];
  return packed.map((one) => unpack(one, names));
}

const swapQuotes = (text: string) => text.replaceAll(/["']/g, (mark) => (mark === '"' ? "'" : '"'));

/**
 * Lists begin with 0, objects with the number of their shape, from 1 on; all else stands for itself.
 */
function pack(value: unknown, shapes: Map<string, number>): Json | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? value : undefined;
  if (Array.isArray(value)) return packItems([0], value, shapes);
  if (!isPlainObject(value)) return undefined;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  const shape = JSON.stringify(names);
  if (!shapes.has(shape)) shapes.set(shape, shapes.size + 1);
  return packItems(
    [shapes.get(shape)!],
    names.map((name) => value[name]),
    shapes,
  );
}

function packItems(packed: Json[], items: unknown[], shapes: Map<string, number>): Json | undefined {
  for (const item of items) {
    const one = pack(item, shapes);
    if (one === undefined) return undefined;
    packed.push(one);
  }
  return packed;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function unpack(packed: Json, names: string[][]): unknown {
  if (!Array.isArray(packed)) return packed;
  const [shape, ...items] = packed;
  const values = items.map((item) => unpack(item, names));
  if (shape === 0) return values;
  return Object.fromEntries(names[(shape as number) - 1]!.map((name, index) => [name, values[index]]));
}
