import type { Database } from '#/backend/db/database.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import { listBoletosOf } from '../charges/boleto-repository.ts';
import { boletoCents } from '../charges/boleto-cents.ts';
import { listCharges } from '../charges/charge-repository.ts';

export interface Paid {
  forma: PaymentForm;
  endToEndId: string;
  /** Integer cents, as they came. */
  cents: number;
}

export async function listPaid(db: Database, codigo: string): Promise<Paid[]> {
  const charges = await listCharges(db, codigo);
  const boletos = await listBoletosOf(db, [codigo]);
  const bills = [
    ...charges
      .filter(({ forma }) => forma !== 'boleto')
      .map(({ forma, end_to_end_id: id, valor_centavos: cents }) => ({ forma, id, cents })),
    ...boletos.map((boleto) => ({
      forma: 'boleto' as const,
      id: boleto.id_pagamento,
      cents: boletoCents(boleto),
    })),
  ];
  return bills.flatMap(({ forma, id, cents }) => (id === null ? [] : { forma, endToEndId: id, cents }));
}
