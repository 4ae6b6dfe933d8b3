import { ORPCError } from '@orpc/client';
import { StandardOpenAPICodec } from '@orpc/openapi/standard';
import { isStorable } from './storable-text.ts';

type Decode = StandardOpenAPICodec['decode'];

const takesAnyText = (path: string | undefined) => path?.startsWith('/api/webhook/') ?? false;

/**
 * As oRPC's codec, but neither query nor body can override the path, and text that no column can hold is
 * refused.
 */
export class PathFirstCodec extends StandardOpenAPICodec {
  override async decode(...[request, params, procedure]: Parameters<Decode>): Promise<unknown> {
    const input = await super.decode(request, params, procedure);
    if (!takesAnyText(procedure['~orpc'].route.path) && !(isStorable(input) && isStorable(params)))
      throw new ORPCError('BAD_REQUEST');
    if (procedure['~orpc'].route.inputStructure === 'detailed') return input;
    return typeof input === 'object' && input !== null && !Array.isArray(input)
      ? { ...input, ...params }
      : (input ?? {});
  }
}
