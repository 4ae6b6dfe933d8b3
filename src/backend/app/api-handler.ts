import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { StandardHandler } from '@orpc/server/standard';
import { generateContentDisposition, type StandardResponse } from '@orpc/standard-server';
import { FastResponse } from 'srvx';
import type { RequestContext } from '#/backend/request/context.ts';
import { PathFirstCodec } from '#/backend/http/path-first-codec.ts';
import { router } from './router.ts';
import { readWireError, toBackendError, toWireError } from '#/backend/http/wire-error.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

export interface RouteMatch {
  /**
   * The path as the contract writes it, without anything a caller put in. Undefined when the
   * method doesn't fit.
   */
  route: string | undefined;
  section: string;
  allowed: string[];
}

export interface ApiRequest {
  method: string;
  url: URL;
  headers: Headers;
  /** JSON; undefined when there is none. */
  body: Uint8Array | undefined;
}

/** The contract's routes as a handler of their calls, and a look-up that doesn't call them. */
export function createApiHandler() {
  const matcher = new StandardOpenAPIMatcher();
  const serializer = new StandardOpenAPISerializer(
    new StandardOpenAPIJsonSerializer(),
    new StandardBracketNotationSerializer(),
  );
  const codec = new PathFirstCodec(serializer, {
    customErrorResponseBodyEncoder: (error) => readWireError(error).toBody(),
  });
  const handler = new StandardHandler<RequestContext>(router, matcher, codec, {
    clientInterceptors: [
      async ({ next, context, procedure }) => {
        try {
          return await next();
        } catch (cause) {
          const error = toBackendError(cause, procedure['~orpc'].route.inputStructure === 'detailed');
          if (error.status >= 500) context.log.error({ err: error.cause ?? error }, 'call failed');
          if (error.retryAfter) context.resHeaders.set('retry-after', String(error.retryAfter));
          throw toWireError(error);
        }
      },
    ],
  });
  const find = (method: string, path: string) => matcher.match(method, path as `/${string}`);
  return {
    async match(method: string, path: string): Promise<RouteMatch> {
      const found = await find(method, path);
      if (found) {
        const { route } = found.procedure['~orpc'];
        return { route: route.path, section: found.path[0] ?? '', allowed: [method] };
      }
      const others = await Promise.all(methods.map((each) => find(each, path)));
      return { route: undefined, section: '', allowed: methods.filter((_, index) => others[index]) };
    },
    /** @returns undefined where no route is at that path */
    async handle(
      { method, url, headers, body }: ApiRequest,
      context: RequestContext,
    ): Promise<Response | undefined> {
      const { response } = await handler.handle(
        {
          method,
          url,
          headers: Object.fromEntries(headers),
          body: async () => (body ? JSON.parse(decoder.decode(body)) : undefined),
          signal: undefined,
        },
        { context },
      );
      return response && toResponse(response);
    },
  };
}

const decoder = new TextDecoder();

function toResponse({ status, headers, body }: StandardResponse): Response {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const each of [value ?? []].flat()) sent.append(name, each);
  if (body === undefined) return new FastResponse(null, { status, headers: sent });
  if (body instanceof File) {
    sent.set('content-type', body.type);
    sent.set('content-disposition', generateContentDisposition(body.name));
    return new FastResponse(body, { status, headers: sent });
  }
  sent.set('content-type', 'application/json');
  return new FastResponse(JSON.stringify(body), { status, headers: sent });
}
