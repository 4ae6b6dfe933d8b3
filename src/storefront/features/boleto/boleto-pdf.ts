import * as v from 'valibot';
import { respondWithFile } from '#/storefront/shared/page/file-response.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { fetchPdfOfLink } from './boleto.functions.ts';
import { boletoSearchSchema } from './boleto.search.ts';

export async function respondWithBoleto(request: Request): Promise<Response> {
  const link = v.parse(boletoSearchSchema, { v: new URL(request.url).searchParams.get('v') ?? undefined }).v;
  if (link === undefined) return new Response(null, { status: 307, headers: { location: '/' } });
  const page = `${fillPath('/boleto/ecommerce-imprimir', {})}?${new URLSearchParams({ v: link }).toString()}`;
  return respondWithFile(() => fetchPdfOfLink(link), page);
}
