import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { Agent, request } from 'undici';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';

const dispatcher = new Agent({
  connections: 1024,
  pipelining: 1,
  headersTimeout: 15_000,
  bodyTimeout: 15_000,
});

/** Milliseconds after which a person no longer waits. */
const leavesAfterMs = 20_000;

export interface Page {
  status: number;
  path: string;
  html: string;
}

/** What a person did: `kind` is the sort of page. */
export interface Attempt {
  kind: string;
  ms: number;
  /** 0 for a connection that failed. */
  status: number;
}

/** A person's browser without script: cookies, redirects, forms with what stands in them. */
export class FormClient {
  readonly #origin: string;
  readonly #address: string;
  readonly #onAttempt: (attempt: Attempt) => void;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string, address: string, onAttempt: (attempt: Attempt) => void) {
    this.#origin = origin;
    this.#address = address;
    this.#onAttempt = onAttempt;
  }

  /** The page is received and thrown away. */
  async look(kind: string, path: string): Promise<void> {
    await this.#ask(kind, 'GET', path, undefined, false);
  }

  open(kind: string, path: string): Promise<Page> {
    return this.#follow(kind, 'GET', path);
  }

  /** Sends the form of that name, with its own values unless `typed` says otherwise. */
  send(kind: string, page: Page, name: string, typed: Record<string, string>): Promise<Page> {
    const fields = readForm(page.html, name);
    if (!fields) throw new Error(`no form ${name} at ${page.path}`);
    const body = new URLSearchParams({ ...fields, ...typed }).toString();
    return this.#follow(kind, 'POST', page.path, body);
  }

  async #follow(kind: string, method: 'GET' | 'POST', path: string, body?: string): Promise<Page> {
    let answer = await this.#ask(kind, method, path, body, true);
    for (let redirects = 0; answer.location !== undefined && redirects < 5; redirects++) {
      const { pathname, search } = new URL(answer.location, this.#origin + path);
      path = pathname + search;
      answer = await this.#ask(kind, 'GET', path, undefined, true);
    }
    return { status: answer.status, path, html: answer.html };
  }

  async #ask(kind: string, method: 'GET' | 'POST', path: string, body: string | undefined, isRead: boolean) {
    const startedAt = performance.now();
    let status = 0;
    try {
      const answer = await request(this.#origin + path, {
        dispatcher,
        method,
        signal: AbortSignal.timeout(leavesAfterMs),
        headers: {
          'user-agent': userAgent,
          accept: 'text/html',
          'x-forwarded-for': this.#address,
          ...(!isRead && { 'accept-encoding': 'br' }),
          ...(this.#cookies.size > 0 && {
            cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...(body !== undefined && {
            'content-type': 'application/x-www-form-urlencoded',
            origin: this.#origin,
          }),
        },
        ...(body !== undefined && { body }),
      });
      const html = isRead ? await answer.body.text() : (await answer.body.dump(), '');
      status = answer.statusCode;
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) this.#remember(line);
      const location = answer.headers['location'];
      return { status, html, location: typeof location === 'string' ? location : undefined };
    } finally {
      this.#onAttempt({
        kind: `${kind}${method === 'POST' ? ', sent' : ''}`,
        ms: performance.now() - startedAt,
        status,
      });
    }
  }

  #remember(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name === undefined) return;
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value!);
  }
}

function readForm(html: string, name: string): Record<string, string> | undefined {
  for (const form of elementsOf(parse(html), 'form')) {
    const fields: Record<string, string> = {};
    for (const input of elementsOf(form, 'input')) {
      const of = (attribute: string) => input.attrs.find((each) => each.name === attribute)?.value;
      const isLeftOut = /^(radio|checkbox)$/.test(of('type') ?? '') && of('checked') === undefined;
      const field = of('name');
      if (field !== undefined && !isLeftOut)
        fields[field] = of('value') ?? (of('type') === 'checkbox' ? 'on' : '');
    }
    if (fields['formulario'] === name) return fields;
  }
  return undefined;
}

function elementsOf(node: Node, name: string): Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => [
    ...(child.nodeName === name ? [child as Element] : []),
    ...elementsOf(child, name),
  ]);
}
