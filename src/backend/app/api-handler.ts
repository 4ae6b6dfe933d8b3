import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { FetchHandler } from '@orpc/server/fetch';
import { StandardHandler } from '@orpc/server/standard';
import type { RequestContext } from '#/backend/request/context.ts';
import { PathFirstCodec } from '#/backend/http/path-first-codec.ts';
import { router } from './router.ts';
import { readWireError, toBackendError, toWireError } from '#/backend/http/wire-error.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** What the contract has at a path. */
export interface RouteMatch {
  /**
   * The path as the contract writes it, without anything a caller put in. Undefined when the
   * method doesn't fit.
   */
  route: string | undefined;
  /** The section of the contract it belongs to, '' without a route. */
  section: string;
  /** The methods that fit; none when there is no such path. */
  allowed: string[];
}

/** The contract's routes as a handler of fetch requests, and a look-up that doesn't call them. */
export function createApiHandler() {
  const matcher = new StandardOpenAPIMatcher();
  const serializer = new StandardOpenAPISerializer(
    new StandardOpenAPIJsonSerializer(),
    new StandardBracketNotationSerializer(),
  );
  const codec = new PathFirstCodec(serializer, {
    customErrorResponseBodyEncoder: (error) => readWireError(error).toBody(),
  });
  const handler = new FetchHandler(
    new StandardHandler<RequestContext>(router, matcher, codec, {
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
    }),
  );
  return {
    async match(method: string, path: string): Promise<RouteMatch> {
      const found = await Promise.all(methods.map((each) => matcher.match(each, path as `/${string}`)));
      const index = methods.findIndex((each) => each === method);
      return {
        route: found[index]?.procedure['~orpc'].route.path,
        section: found[index]?.path[0] ?? '',
        allowed: methods.filter((_, i) => found[i]),
      };
    },
    handle: (request: Request, context: RequestContext) => handler.handle(request, { context }),
  };
}
