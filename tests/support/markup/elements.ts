import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

export function listElements(node: DefaultTreeAdapterTypes.Node): Element[] {
  const own = defaultTreeAdapter.isElementNode(node) ? [node] : [];
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(listElements)] : own;
}

export function readAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function findAround(element: Element, tagName: string): Element | undefined {
  for (let node = element.parentNode; node; node = 'parentNode' in node ? node.parentNode : null) {
    if (node.nodeName === tagName && defaultTreeAdapter.isElementNode(node)) return node;
  }
  return undefined;
}
