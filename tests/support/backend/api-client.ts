import type { ErrorBody } from '#/contract/error-body.ts';

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
  setCookies: Record<string, string>;
}

export interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
  withoutCookies?: boolean;
}

export class ApiClient {
  readonly #url: () => string;
  readonly cookies: Map<string, string>;

  constructor(url: string | (() => string), cookies: Iterable<[string, string]> = []) {
    this.#url = typeof url === 'string' ? () => url : url;
    this.cookies = new Map(cookies);
  }

  copy(): ApiClient {
    return new ApiClient(this.#url, this.cookies);
  }

  async request<Body = ErrorBody>(
    method: string,
    path: string,
    { body, headers, withoutCookies }: RequestOptions = {},
  ): Promise<Answer<Body>> {
    const cookie = withoutCookies
      ? ''
      : [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetchOnceMore(() => this.#url() + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        'x-forwarded-for': '127.0.0.1',
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const setCookies: Record<string, string> = {};
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      setCookies[name] = line;
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isFile = /^(?:application\/pdf$|image\/)/.test(response.headers.get('content-type') ?? '');
    const answered = isFile ? new Uint8Array(await response.arrayBuffer()) : readJson(await response.text());
    return { status: response.status, headers: response.headers, setCookies, body: answered as Body };
  }

  get<Body = ErrorBody>(path: string, options?: RequestOptions) {
    return this.request<Body>('GET', path, options);
  }

  post<Body = ErrorBody>(path: string, body: unknown = {}, options?: RequestOptions) {
    return this.request<Body>('POST', path, { ...options, body });
  }

  put<Body = ErrorBody>(path: string, body: unknown = {}, options?: RequestOptions) {
    return this.request<Body>('PUT', path, { ...options, body });
  }

  delete<Body = ErrorBody>(path: string, options?: RequestOptions) {
    return this.request<Body>('DELETE', path, options);
  }
}

/**
 * Asks again where the backend closed an idle connection at the very moment it was used again, as happens on
 * a busy machine.
 */
async function fetchOnceMore(address: () => string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address(), init);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code !== 'ECONNRESET' && cause?.code !== 'UND_ERR_SOCKET') throw error;
    return fetch(address(), init);
  }
}

const readJson = (text: string): unknown => (text ? JSON.parse(text) : undefined);
