import type { Logger } from 'pino';
import type { BoletoPayer, BoletoProvider } from '../payment-provider.ts';
import { OrderRefusedError } from '../provider-error.ts';
import { isRefusal, logRefusal, type MercadoPagoPayments } from './mercado-pago-payments.ts';
import { readBoleto } from './read-boleto.ts';

/**
 * Boletos at Mercado Pago (PROVIDER-8): one each, as none falls due more than about 30 days from now, and
 * none without its payer's whole address.
 */
export function chargeBoletos(payments: MercadoPagoPayments, log: Logger | undefined): BoletoProvider {
  return {
    ...payments.calls,
    hasCarne: false,
    needsAddress: true,
    createCharge: async (order) => {
      const { reference, cents, description, due, payer } = order;
      const before = await payments.findOf(reference);
      const made =
        before ??
        (await payments.make(`boleto ${reference}`, reference, {
          transaction_amount: cents / 100,
          description,
          payment_method_id: 'bolbradesco',
          // Brazil has no summer time any more. Mercado Pago itself counts by -04:00.
          date_of_expiration: `${due}T23:59:59.000-03:00`,
          payer: describePayer(payer),
          external_reference: reference,
        }));
      if (isRefusal(made)) {
        logRefusal(log, made);
        throw new OrderRefusedError('POST /v1/payments', made.status);
      }
      return readBoleto(made, order);
    },
  };
}

function describePayer({ name, email, document, address }: BoletoPayer) {
  const [first, ...rest] = name.trim().split(/\s+/);
  return {
    email,
    first_name: first,
    last_name: rest.join(' '),
    identification: document,
    ...(address && {
      address: {
        zip_code: address.cep,
        street_name: address.logradouro,
        street_number: address.numero,
        neighborhood: address.bairro,
        city: address.cidade,
        federal_unit: address.uf,
      },
    }),
  };
}
