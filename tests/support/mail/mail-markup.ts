import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface MailMarkup {
  findings: string[];
  lang: string | undefined;
  preview: string;
  headings: string[];
  words: string[];
  links: string[];
  /** Names of all elements, in order. */
  elements: string[];
  /** Tables that would be read out as tables. */
  dataTables: number;
  loads: string[];
}

/** Reads the HTML part of a mail as a mail program would. */
export function readMarkup(html: string): MailMarkup {
  const findings: string[] = [];
  const whole = html.replaceAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g, '$1');
  const root = parse(whole, { onParseError: ({ code }) => findings.push(code) });
  const all = [...descend(root)];
  const elements = all.filter((node): node is Element => 'tagName' in node);
  const body = elements.find(({ tagName }) => tagName === 'body');
  const texts = body ? [...descend(body, ({ hidden, skipped }) => !hidden && !skipped)] : [];
  return {
    // Programs of the nineties are addressed by the doctype that React Email writes.
    findings: findings.filter((code) => code !== 'non-conforming-doctype'),
    lang: attribute(
      elements.find(({ tagName }) => tagName === 'html')!,
      'lang',
    ),
    preview: textOf(elements.find(isHidden)).replaceAll(/[\u00a0\u200b-\u200f\ufeff]+$/g, ''),
    headings: elements.filter(({ tagName }) => tagName === 'h1').map(textOf),
    words: texts.flatMap((node) => ('value' in node && node.value.trim() ? [node.value.trim()] : [])),
    links: elements.flatMap((element) => (element.tagName === 'a' ? [attribute(element, 'href') ?? ''] : [])),
    elements: elements.map(({ tagName }) => tagName),
    dataTables: elements.filter(
      (element) => element.tagName === 'table' && attribute(element, 'role') !== 'presentation',
    ).length,
    loads: elements.flatMap(loadsOf),
  };
}

function* descend(
  node: Node,
  enters: (marks: { hidden: boolean; skipped: boolean }) => boolean = () => true,
): Generator<Node> {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const isElement = 'tagName' in child;
    const skipped = isElement && attribute(child, 'data-skip-in-text') === 'true';
    if (!enters({ hidden: isElement && isHidden(child), skipped })) continue;
    yield child;
    yield* descend(child, enters);
  }
}

const loading = new Set([
  'img',
  'link',
  'script',
  'iframe',
  'object',
  'embed',
  'video',
  'audio',
  'base',
  'form',
]);

function loadsOf(element: Element): string[] {
  const { tagName, attrs } = element;
  const found = attrs
    .filter(({ name, value }) => /^(src|srcset|background|poster|on\w+)$/.test(name) || /url\(/i.test(value))
    .map(({ name, value }) => `${tagName} ${name}=${value}`);
  if (loading.has(tagName)) found.push(tagName);
  if (tagName === 'style' && /url\(|@import/i.test(textOf(element))) found.push('style');
  return found;
}

function isHidden(element: Element): boolean {
  return /display:\s*none/.test(attribute(element, 'style') ?? '');
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

function textOf(node: Node | undefined): string {
  if (!node) return '';
  return [...descend(node)].map((each) => ('value' in each ? each.value : '')).join('');
}
