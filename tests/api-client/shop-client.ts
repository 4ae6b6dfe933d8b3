import createClient from 'openapi-fetch';
import type { paths } from './generated/api.d.ts';

/** A client of the published API that keeps its cookies, as a browser does. */
export function createShopClient(baseUrl: string) {
  const cookies = new Map<string, string>();
  return createClient<paths>({
    baseUrl,
    fetch: async (request) => {
      request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      const response = await fetch(request);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  });
}

export function dataOf<Data>(answer: { data?: Data; error?: unknown; response: Response }): Data {
  if (answer.data !== undefined) return answer.data;
  throw new Error(`${answer.response.url}: ${answer.response.status} ${JSON.stringify(answer.error)}`);
}
