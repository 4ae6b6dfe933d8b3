/** A value of JSON, as {@link packData} writes it. */
type Json = string | number | boolean | null | Json[];

/** Shorter texts aren't told once: to point at them takes as long. */
const shortest = 12;

/** What a text was packed with so far. */
interface Told {
  /** Names of each kind of object, as JSON, with their numbers from 1 on. */
  shapes: Map<string, number>;
  /** Where longer texts, and lists and objects that hold something, stand first, by what tells them apart. */
  values: Map<string, number>;
  /** How many of these stand in the text. */
  count: number;
}

/** A packed value: its text, and what tells it apart from others. */
interface Packed {
  text: string;
  key: string;
}

/**
 * Packs a list of items of JSON into a text, the names of each kind of object told once, and each longer
 * value: of a hundred facets it has the values only, of ten classes the list of documents once. Quotes and
 * apostrophes have changed places, so that nothing needs a backslash when the text stands between quotes.
 *
 * Properties that are undefined are left out. An item that JSON doesn't hold as it is stays out whole and
 * is among `left`: one with dates, maps, promises, errors, functions, numbers without end, holes in lists.
 */
export function packData<Item>(items: readonly Item[]): { text: string; left: Item[] } {
  const told: Told = { shapes: new Map(), values: new Map(), count: 0 };
  const packed: string[] = [];
  const left: Item[] = [];
  for (const item of items) {
    const before = told.count;
    const one = pack(item, told);
    if (one) {
      packed.push(one.text);
    } else {
      left.push(item);
      // What isn't in the text is counted by nobody.
      for (const [key, number] of told.values) if (number >= before) told.values.delete(key);
      told.count = before;
    }
  }
  const names = `[${[...told.shapes.keys()].join(',')}]`;
  return { text: swapQuotes(`[${[names, ...packed].join(',')}]`), left };
}

/**
 * The items that {@link packData} packed; what was equal in them is one object, which is not to be changed.
 * Throws for most other texts.
 */
export function unpackData(text: string): unknown[] {
  const [names, ...packed] = JSON.parse(swapQuotes(text)) as [string[][], ...Json[]];
  const values: unknown[] = [];
  return packed.map((one) => unpack(one, names, values));
}

const swapQuotes = (text: string) => text.replaceAll(/["']/g, (mark) => (mark === '"' ? "'" : '"'));

/**
 * Lists begin with 0, objects with the number of their shape, from 1 on; a list of one negative number points
 * at a value before it; all else stands for itself.
 */
function pack(value: unknown, told: Told): Packed | undefined {
  if (typeof value === 'string') {
    const text = JSON.stringify(value);
    return value.length < shortest ? asItIs(text) : tellOnce(text, text, told);
  }
  if (value === null || typeof value === 'boolean') return asItIs(String(value));
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? asItIs(String(value)) : undefined;
  if (Array.isArray(value)) return packItems(0, value, told);
  if (!isPlainObject(value)) return undefined;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  const shape = JSON.stringify(names);
  if (!told.shapes.has(shape)) told.shapes.set(shape, told.shapes.size + 1);
  return packItems(
    told.shapes.get(shape)!,
    names.map((name) => value[name]),
    told,
  );
}

function packItems(shape: number, items: readonly unknown[], told: Told): Packed | undefined {
  let text = `[${shape}`;
  let key = text;
  // Holes in lists are items, too.
  for (const item of items) {
    const one = pack(item, told);
    if (!one) return undefined;
    text += `,${one.text}`;
    key += `,${one.key}`;
  }
  return items.length === 0 ? asItIs(`${text}]`) : tellOnce(`${text}]`, `${key}]`, told);
}

const asItIs = (text: string): Packed => ({ text, key: text });

function tellOnce(text: string, key: string, told: Told): Packed {
  const known = told.values.get(key);
  const pointer = `[${-1 - (known ?? 0)}]`;
  if (known !== undefined && pointer.length < text.length) return { text: pointer, key: `#${known}` };
  if (known === undefined) told.values.set(key, told.count);
  const number = known ?? told.count;
  told.count += 1;
  return { text, key: `#${number}` };
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function unpack(packed: Json, names: string[][], told: unknown[]): unknown {
  if (!Array.isArray(packed)) {
    if (typeof packed === 'string' && packed.length >= shortest) told.push(packed);
    return packed;
  }
  const [shape, ...items] = packed as [number, ...Json[]];
  if (shape < 0) return told[-1 - shape];
  const values = items.map((item) => unpack(item, names, told));
  const value =
    shape === 0 ? values : Object.fromEntries(names[shape - 1]!.map((name, index) => [name, values[index]]));
  if (items.length > 0) told.push(value);
  return value;
}
