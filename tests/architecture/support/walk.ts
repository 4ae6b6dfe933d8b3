import type { ESTree } from 'vite';

/** Visits a node and everything under it; `parents` runs from the root to the direct parent. */
export function walk(
  node: ESTree.Node,
  visit: (node: ESTree.Node, parents: readonly ESTree.Node[]) => void,
  parents: readonly ESTree.Node[] = [],
): void {
  visit(node, parents);
  const below = [...parents, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, below);
    }
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
