import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

export interface PageFacts {
  titles: string[];
  descriptions: string[];
  robots: string[];
  canonicals: string[];
  languages: string[];
  headings: string[];
  openGraph: Record<string, string[]>;
  jsonLd: string[];
  links: string[];
  pictures: string[];
  ids: string[];
  text: string;
}

export function readPage(html: string): PageFacts {
  const facts: PageFacts = {
    titles: [],
    descriptions: [],
    robots: [],
    canonicals: [],
    languages: [],
    headings: [],
    openGraph: {},
    jsonLd: [],
    links: [],
    pictures: [],
    ids: [],
    text: '',
  };
  visit(parse(html), (element) => {
    if (element.tagName === 'body') facts.text = readText(element);
    const attribute = (name: string) => element.attrs.find((attr) => attr.name === name)?.value ?? '';
    if (attribute('id') !== '') facts.ids.push(attribute('id'));
    switch (element.tagName) {
      case 'title':
        if (element.parentNode?.nodeName === 'head') facts.titles.push(textOf(element));
        break;
      case 'meta':
        if (attribute('name') === 'description') facts.descriptions.push(attribute('content'));
        if (attribute('name') === 'robots') facts.robots.push(attribute('content'));
        if (attribute('property').startsWith('og:'))
          (facts.openGraph[attribute('property')] ??= []).push(attribute('content'));
        break;
      case 'link':
        if (attribute('rel') === 'canonical') facts.canonicals.push(attribute('href'));
        if (attribute('hreflang') !== '') facts.languages.push(attribute('hreflang'));
        break;
      case 'h1':
        facts.headings.push(textOf(element).trim());
        break;
      case 'script':
        if (attribute('type') === 'application/ld+json') facts.jsonLd.push(textOf(element));
        break;
      case 'a':
        facts.links.push(attribute('href'));
        break;
      case 'img':
        facts.pictures.push(attribute('src'));
        break;
    }
  });
  return facts;
}

function visit(node: DefaultTreeAdapterTypes.Node, look: (element: Element) => void): void {
  if (defaultTreeAdapter.isElementNode(node)) look(node);
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, look);
}

function readText(node: DefaultTreeAdapterTypes.ParentNode): string {
  return node.childNodes
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value;
      const isSilent = ['script', 'style', 'noscript', 'template'].includes(child.nodeName);
      return 'childNodes' in child && !isSilent ? readText(child) : '';
    })
    .join(' ');
}

function textOf(node: DefaultTreeAdapterTypes.ParentNode): string {
  return node.childNodes
    .map((child) =>
      defaultTreeAdapter.isTextNode(child) ? child.value : 'childNodes' in child ? textOf(child) : '',
    )
    .join('');
}
