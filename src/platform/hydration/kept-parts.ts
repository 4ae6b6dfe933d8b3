/** In the browser: what the parts of this document came with, for when they are shown again. */
const kept = new Map<string, string>();

/** The HTML of the part that the document came with under this name; undefined when there was none. */
export function findPart(name: string): string | undefined {
  const found = kept.get(name) ?? document.querySelector(`[data-static="${name}"]`)?.innerHTML;
  if (found !== undefined) kept.set(name, found);
  return found;
}

/** Whether the document came with a part of this name. On the server none has. */
export function hasStaticPart(name: string): boolean {
  return !import.meta.env.SSR && findPart(name) !== undefined;
}
