import type { AnySchema, SchemaIssue } from '@orpc/contract';

/** How often a response is looked through: what a schema finds only once something else holds comes next. */
const maxLooks = 5;

type Path = readonly PropertyKey[];

/** A response as its schema gives it, without the items of lists that broke it. */
export interface SoundResponse {
  value: unknown;
  /** How many those were. */
  dropped: number;
}

/**
 * What of a response holds its schema: of each list that has items which don't, the others. So one row that
 * is older than today's rules, or was written past them, takes nothing else of a page along. Undefined when
 * something outside of every list is wrong, or several items and none of them right: then the response is
 * another one than the contract's, and an empty page would be a lie.
 */
export async function keepSoundItems(
  schema: AnySchema,
  response: unknown,
  issues: readonly SchemaIssue[],
): Promise<SoundResponse | undefined> {
  let value = response;
  let found = issues;
  let dropped = 0;
  for (let looks = 0; looks < maxLooks; looks++) {
    const paths = found.map((issue) => pathOfItem(value, issue));
    if (!paths.every((path) => path !== undefined)) return undefined;
    const before = value;
    const items = [...new Map(paths.map((path) => [path.join('.'), path])).values()];
    if (items.some((path) => isWholeList(before, path, items))) return undefined;
    dropped += items.length;
    value = withoutItems(value, items);
    const result = await schema['~standard'].validate(value);
    if (!result.issues) return { value: result.value, dropped };
    found = result.issues;
  }
  return undefined;
}

/**
 * The innermost item of a list that an issue is about. A tuple isn't a list: what is taken out of it would
 * break it.
 */
function pathOfItem(response: unknown, { path = [] }: SchemaIssue): Path | undefined {
  let value = response;
  let item: Path | undefined;
  const walked: PropertyKey[] = [];
  for (const part of path) {
    const key = typeof part === 'object' ? part.key : part;
    const isTuple = typeof part === 'object' && 'type' in part && part.type === 'tuple';
    walked.push(key);
    if (Array.isArray(value) && !isTuple) item = [...walked];
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }
  return item;
}

/** Whether all items of the list of several in which one lies are to go. */
function isWholeList(response: unknown, path: Path, gone: readonly Path[]): boolean {
  const parent = path.slice(0, -1);
  const list = parent.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], response);
  const siblings = gone.filter(
    (other) => other.length === path.length && parent.every((key, at) => other[at] === key),
  );
  return Array.isArray(list) && list.length > 1 && siblings.length === list.length;
}

/** A copy without the items at these paths; what no path leads through stays the same object. */
function withoutItems(value: unknown, paths: readonly Path[]): unknown {
  const at = (key: PropertyKey) => paths.filter(([first]) => first === key).map((path) => path.slice(1));
  const rest = (key: PropertyKey, child: unknown) => {
    const inside = at(key).filter((path) => path.length > 0);
    return inside.length === 0 ? child : withoutItems(child, inside);
  };
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      at(index).some((path) => path.length === 0) ? [] : [rest(index, item)],
    );
  }
  return Object.fromEntries(Object.entries(value as object).map(([key, child]) => [key, rest(key, child)]));
}
