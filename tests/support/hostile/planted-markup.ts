import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

/** What hostile text has become an element, an attribute or a script of a page. */
export function findPlantedMarkup(html: string): string[] {
  const faults: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (defaultTreeAdapter.isElementNode(node)) {
      for (const { name, value } of node.attrs) {
        if (/^on(error|load)$/.test(name) || /^\s*javascript:/i.test(value) || value === 'x')
          faults.push(`<${node.tagName} ${name}="${value}">`);
      }
      const [text] = node.childNodes;
      if (node.tagName === 'script' && text && defaultTreeAdapter.isTextNode(text) && text.value === 'ran=1')
        faults.push('<script>');
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
    if ('content' in node) visit(node.content);
  };
  visit(parse(html));
  return faults;
}
