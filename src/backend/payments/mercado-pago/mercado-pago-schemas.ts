import * as v from 'valibot';

const instantSchema = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text)),
);

/** Reais as a number with two decimals, here in integer cents. */
const centsSchema = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(10_000_000),
  v.transform((reais) => Math.round(reais * 100)),
);

const idSchema = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^\d{1,20}$/))]),
  v.transform(String),
);

const paymentStatuses = [
  'pending',
  'approved',
  'authorized',
  'in_process',
  'in_mediation',
  'rejected',
  'cancelled',
  'refunded',
  'charged_back',
] as const;

const refundStatusSchema = v.fallback(v.picklist(['approved', 'in_process', 'rejected']), 'in_process');

export const refundSchema = v.object({
  id: idSchema,
  status: refundStatusSchema,
});

const barcodeSchema = v.object({ content: v.nullish(v.string()) });

export const paymentSchema = v.object({
  id: idSchema,
  status: v.picklist(paymentStatuses),
  status_detail: v.nullish(v.string(), ''),
  external_reference: v.nullish(v.string()),
  transaction_amount: centsSchema,
  transaction_amount_refunded: v.optional(centsSchema, 0),
  refunds: v.nullish(
    v.array(
      v.object({
        id: idSchema,
        amount: centsSchema,
        status: refundStatusSchema,
        date_created: instantSchema,
      }),
    ),
    [],
  ),
  fee_details: v.nullish(v.array(v.object({ amount: centsSchema, fee_payer: v.nullish(v.string()) })), []),
  money_release_status: v.nullish(v.string()),
  money_release_date: v.nullish(instantSchema),
  date_created: instantSchema,
  date_approved: v.nullish(instantSchema),
  payment_method_id: v.nullish(v.string()),
  card: v.nullish(
    v.object({
      last_four_digits: v.nullish(v.pipe(v.string(), v.regex(/^\d{4}$/))),
    }),
  ),
  three_ds_info: v.nullish(
    v.object({
      external_resource_url: v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(2000)),
      creq: v.pipe(v.string(), v.regex(/^[\w+/=-]{1,8192}$/)),
    }),
  ),
  metadata: v.nullish(v.object({ return_url: v.optional(v.string()) })),
  barcode: v.nullish(barcodeSchema),
  transaction_details: v.nullish(
    v.object({
      external_resource_url: v.nullish(v.string()),
      digitable_line: v.nullish(v.string()),
      barcode: v.nullish(barcodeSchema),
      payment_method_reference_id: v.nullish(v.pipe(v.string(), v.maxLength(40))),
    }),
  ),
});
export type MercadoPagoPayment = v.InferOutput<typeof paymentSchema>;

export const searchSchema = v.object({
  results: v.array(v.object({ id: idSchema })),
});

export const problemSchema = v.object({
  cause: v.array(
    v.object({
      code: v.pipe(v.union([v.number(), v.string()]), v.transform(String)),
    }),
  ),
});

export const chargebackSchema = v.object({
  payments: v.array(
    v.union([
      v.pipe(
        idSchema,
        v.transform((id) => ({ id })),
      ),
      v.object({ id: idSchema }),
    ]),
  ),
});

export const webhookSchema = v.object({ type: v.string() });
