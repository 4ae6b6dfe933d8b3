import type { BoletoRow } from './boleto-repository.ts';

export function boletoCents(boleto: BoletoRow): number {
  return boleto.valor_original_centavos + boleto.multa_centavos + boleto.juros_centavos;
}
