import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { PublicError } from '#/domain/request/public-error.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const byLink = v.object({ v: v.pipe(v.string(), v.maxLength(300)) });

export const fetchRenewal = createServerFn({ method: 'GET' })
  .validator(byLink)
  .handler(({ data }) => returnRefusal(() => backend().boleto.previewBoletoRenewal(data)));

export const fetchPrint = createServerFn({ method: 'GET' })
  .validator(byLink)
  .handler(({ data }) => returnRefusal(() => backend().boleto.printBoletos(data)));

export const fetchPdfOfLink = createServerOnlyFn((link: string): Promise<File> =>
  backend().document.getBoletoDocumentOfLink({ v: link }),
);

export const renewBoleto = createServerFn({ method: 'POST' })
  .validator(byLink)
  .handler(async ({ data }) => {
    const { codigo_compra } = await backend().boleto.renewBoleto(data);
    return { codigo: codigo_compra };
  });

const shownRefusals: ReadonlySet<string> = new Set(['LINK_SEM_VALIDADE', 'BOLETO_NAO_RENOVAVEL']);

async function returnRefusal<Value>(
  ask: () => Promise<Value>,
): Promise<
  { value: Value; refusal?: undefined } | { value?: undefined; refusal: { codigo: string; message: string } }
> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (!(error instanceof PublicError) || !shownRefusals.has(error.codigo)) throw error;
    return { refusal: { codigo: error.codigo, message: error.message } };
  }
}
