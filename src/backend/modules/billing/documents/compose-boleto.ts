import { Paper } from '#/backend/documents/paper.ts';
import type { Boleto, BoletoCharge } from '#/contract/purchasing/boleto.ts';
import type { Company } from '#/domain/school/company.ts';
import { SLIPS_A_PAGE } from '#/domain/sale/boleto.ts';
import { drawSlip, slipHeight, type OpenBoleto } from './boleto-slip.ts';

const top = 9;

/** True for a boleto that a bank would still take. */
export function isOpenBoleto(boleto: Boleto): boleto is OpenBoleto {
  return boleto.status === 'REGISTRADO' && boleto.codigo_barras !== null && boleto.linha_digitavel !== null;
}

/**
 * The boleto as PDF, or one document of all open installments of a carnê, two a page (DOCUMENT-3); undefined
 * when none is open.
 */
export async function composeBoleto(charge: BoletoCharge, company: Company): Promise<File | undefined> {
  const open = charge.boletos.filter(isOpenBoleto);
  if (open.length === 0) return undefined;
  const isCarne = charge.parcelas > 1;
  const kind = isCarne ? 'Carnê' : 'Boleto';
  const title = `${kind} da compra ${charge.codigo_compra}`;
  const paper = new Paper(title, company.name, new Date(charge.agora_servidor));
  for (const [index, boleto] of open.entries()) {
    const place = index % SLIPS_A_PAGE;
    if (place === 0) paper.addPage();
    if (index === 0)
      paper.draw('H1', undefined, () =>
        paper.line(title, { x: 10, y: 4.5, width: 190, size: 7, font: 'bold' }),
      );
    drawSlip(paper, { charge, boleto, company }, top + place * (slipHeight + 3));
    await paper.rest();
  }
  const name = `${isCarne ? 'carne' : 'boleto'}-${charge.codigo_compra}.pdf`;
  return new File([await paper.finish()], name, { type: 'application/pdf' });
}
