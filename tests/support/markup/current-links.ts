import { parse } from 'parse5';
import { type Element, findAround, listElements, readAttribute } from './elements.ts';

/** Wrong `aria-current` links, in words. @param address path and query of the page */
export function findWrongCurrentLinks(html: string, address: string): string[] {
  const page = new URL(address, 'http://shop');
  const root = parse(html, { scriptingEnabled: false });
  const current = listElements(root).filter((element) => readAttribute(element, 'aria-current') === 'page');
  return current.flatMap((element) => {
    const nav = findAround(element, 'nav');
    const isAlone = current.filter((other) => findAround(other, 'nav') === nav).length === 1;
    if (nav && !isAlone) return [`${show(element)} is one of several of its list`];
    if (element.tagName !== 'a') return [];
    const link = new URL(readAttribute(element, 'href') ?? '', page);
    if (link.pathname !== page.pathname) return [`${show(element)} leads elsewhere`];
    return nav || link.search === page.search ? [] : [`${show(element)} leads to other results`];
  });
}

const show = (element: Element) => `<${element.tagName} href="${readAttribute(element, 'href') ?? ''}">`;
