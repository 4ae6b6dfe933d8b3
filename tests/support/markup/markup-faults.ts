import { HtmlValidate } from 'html-validate';
import { parse } from 'parse5';
import { type Element, findAround, listElements, readAttribute } from './elements.ts';

/** The rules of the standard that the W3C's checker holds a document to, none of style, offline. */
const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // The shop's files come from the shop.
  rules: { 'require-sri': 'off' },
});

export async function findMarkupFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
  const root = parse(html, { scriptingEnabled: false });
  return [...found, ...listElements(root).flatMap(findOwnFaults)];
}

function findOwnFaults(element: Element): string[] {
  const has = (name: string) => element.attrs.some((attribute) => attribute.name === name);
  const value = (name: string) => readAttribute(element, name);
  const shown = `<${element.tagName}${value('id') ? ` id="${value('id')}"` : ''}>`;
  const type = value('type') ?? 'text';
  const faults: string[] = [];
  switch (element.tagName) {
    case 'input':
      if (value('role') === 'combobox' && type !== 'text')
        faults.push(`${shown} of type ${type} can't be a combobox`);
      if (has('aria-expanded') && value('role') !== 'combobox')
        faults.push(`${shown} is nothing that expands`);
      break;
    case 'select':
      if (has('required') && !has('multiple') && firstValueOf(element) !== '')
        faults.push(`${shown} is required and has no empty option first`);
      break;
    case 'meta':
      if (!has('itemprop') && findAround(element, 'body')) faults.push('<meta> stands in the body');
      break;
  }
  return faults;
}

function firstValueOf(select: Element): string | undefined {
  const option = select.childNodes.find((child) => child.nodeName === 'option');
  return option && 'attrs' in option ? option.attrs.find(({ name }) => name === 'value')?.value : undefined;
}
