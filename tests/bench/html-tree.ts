import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { createElement, type ReactNode } from 'react';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  value: 'defaultValue',
  checked: 'defaultChecked',
};

/** A page's HTML as the React elements that render it: the same tree, without the work that made it. */
export function toReactTree(html: string): ReactNode {
  const root = findElement(parse(html), 'html');
  return root ? toReact(root, 0) : null;
}

export function toReactBody(html: string): ReactNode {
  const root = findElement(parse(html), 'html');
  const body = root && findElement(root, 'body');
  return body?.childNodes.filter(({ nodeName }) => nodeName !== 'script').map(toReact);
}

function findElement(parent: { childNodes: Node[] }, name: string): Element | undefined {
  return parent.childNodes.find((node): node is Element => node.nodeName === name);
}

function toReact(node: Node, key: number): ReactNode {
  if ('value' in node) return node.value;
  if (!('tagName' in node)) return null;
  const props: Record<string, unknown> = { key };
  for (const { name, value } of node.attrs) {
    if (name === 'style') props['style'] = parseStyle(value);
    else
      props[nameInReact(node.tagName, name)] =
        value === '' && name !== 'alt' && name !== 'value' ? true : value;
  }
  if (node.tagName === 'script' || node.tagName === 'style') {
    props['dangerouslySetInnerHTML'] = {
      __html: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    };
    return createElement(node.tagName, props);
  }
  const children = node.childNodes.map(toReact).filter((child) => child !== null && child !== '');
  return createElement(node.tagName, props, ...(children.length > 0 ? children : []));
}

function nameInReact(tag: string, name: string): string {
  if (name === 'value' && tag === 'option') return name;
  return reactNames[name] ?? name;
}

function parseStyle(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(';')
      .map((rule) => rule.split(':').map((part) => part.trim()))
      .filter(([name]) => name)
      .map(([name = '', value = '']) => [
        name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );
}
