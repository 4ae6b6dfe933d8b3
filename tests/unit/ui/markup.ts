import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export type Tag = { tag: string; [attribute: string]: string };

export const render = (element: ReactElement) => renderToStaticMarkup(element);

/** The start tags in `html` that have all of the given attributes, in document order, quoted or not. */
export function findTags(html: string, wanted: Partial<Tag>): Tag[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*"|=[^\s"=>]+)?)*)\s*\/?>/gi)]
    .map(([, tag, attributes]) => ({
      tag: tag!,
      ...Object.fromEntries(
        [...attributes!.matchAll(/([^\s=]+)(?:="([^"]*)"|=([^\s"]+))?/g)].map(([, name, quoted, word]) => [
          name,
          quoted ?? word ?? '',
        ]),
      ),
    }))
    .filter((found: Tag) => Object.entries(wanted).every(([name, value]) => found[name] === value));
}

export function textOf(html: string, id: string): string {
  const start = html.indexOf(`id="${id}"`);
  if (start === -1) return '';
  const tag = /<([a-z0-9]+)[^>]*$/.exec(html.slice(0, start))?.[1] ?? '';
  const open = html.indexOf('>', start) + 1;
  let depth = 1;
  for (const match of html.slice(open).matchAll(new RegExp(`<(/?)${tag}[ >]`, 'g'))) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) return html.slice(open, open + match.index).replace(/<[^>]+>/g, '');
  }
  return '';
}
