import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { boletoLinkSchema } from './boleto.ts';

/** A PDF with the name it is saved under. */
export const pdfSchema = v.pipe(v.file(), v.mimeType(['application/pdf']));

const byCode = v.object({ codigo: purchaseCodeSchema });

/**
 * What was paid for a purchase and what went back. 404 `COMPRA_NAO_ENCONTRADA`, the same for a missing
 * purchase and another person's; 404 `DOCUMENTO_INEXISTENTE` while nothing was paid.
 */
export const getReceipt = oc
  .route({ method: 'GET', path: '/api/compra/{codigo}/documentos/recibo', summary: 'Comprovante, em PDF' })
  .input(byCode)
  .output(pdfSchema);

/** The terms the purchase accepted. Errors as the receipt's; 404 while nothing was accepted. */
export const getAcceptedTerms = oc
  .route({ method: 'GET', path: '/api/compra/{codigo}/documentos/contrato', summary: 'Contrato, em PDF' })
  .input(byCode)
  .output(pdfSchema);

/**
 * The boleto to pay, or all open installments of the carnê. Errors as the receipt's; 404 when none is to be
 * paid; 503 `BOLETO_INDISPONIVEL`.
 */
export const getBoletoDocument = oc
  .route({
    method: 'GET',
    path: '/api/compra/{codigo}/documentos/boleto',
    summary: 'Boleto ou carnê, em PDF',
  })
  .input(byCode)
  .output(pdfSchema);

/** As the boleto of a purchase, for anyone who holds the link. 410 `LINK_SEM_VALIDADE`. */
export const getBoletoDocumentOfLink = oc
  .route({ method: 'GET', path: '/api/boleto/documento', summary: 'Boleto ou carnê de um link, em PDF' })
  .input(v.object({ v: boletoLinkSchema }))
  .output(pdfSchema);
