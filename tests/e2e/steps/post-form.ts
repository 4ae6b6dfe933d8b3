import type { Page } from '@playwright/test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type Element, findAround, listElements, readAttribute } from '../../support/markup/elements.ts';

interface OpenPage {
  url: string;
  html: string;
}

/**
 * Sends a form as a browser without JavaScript does, with what its page wrote into it, and follows where that
 * leads. `within` is a text of the article that holds it, where a page has several of one name.
 */
export async function postForm(
  page: Page,
  from: string | OpenPage,
  name: string,
  typed: Readonly<Record<string, string>> = {},
  within = '',
): Promise<OpenPage> {
  const shown = typeof from === 'string' ? await openByRequest(page, from) : from;
  const form = listElements(parse(shown.html)).find(
    (element) =>
      element.tagName === 'form' &&
      valuesOf(element)['formulario'] === name &&
      textOf(findAround(element, 'article') ?? element).includes(within),
  );
  if (!form) throw new Error(`${shown.url} has no form ${name} of ${within}.`);
  const action = new URL(readAttribute(form, 'action') ?? shown.url, shown.url);
  const response = await page.request.post(action.href, {
    headers: { origin: action.origin },
    form: { ...valuesOf(form), ...typed },
  });
  if (!response.ok()) throw new Error(`${name} at ${action.href} was refused: ${response.status()}`);
  return { url: response.url(), html: await response.text() };
}

export async function openByRequest(page: Page, path: string): Promise<OpenPage> {
  const response = await page.request.get(path);
  return { url: response.url(), html: await response.text() };
}

function valuesOf(form: Element): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of listElements(form)) {
    const name = readAttribute(control, 'name');
    const value = valueOf(control);
    if (name !== undefined && value !== undefined) values[name] = value;
  }
  return values;
}

function valueOf(control: Element): string | undefined {
  const isTicked = readAttribute(control, 'checked') !== undefined;
  const isTickable = /^(?:checkbox|radio)$/.test(readAttribute(control, 'type') ?? '');
  if (control.tagName === 'input') {
    return isTickable && !isTicked ? undefined : (readAttribute(control, 'value') ?? (isTicked ? 'on' : ''));
  }
  if (control.tagName === 'textarea') return textOf(control);
  if (control.tagName !== 'select') return undefined;
  const options = listElements(control).filter(({ tagName }) => tagName === 'option');
  const chosen = options.find((option) => readAttribute(option, 'selected') !== undefined) ?? options[0];
  return chosen && (readAttribute(chosen, 'value') ?? textOf(chosen));
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
