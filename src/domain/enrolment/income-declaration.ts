import * as v from 'valibot';
import { reaisSchema } from '../sale/money-schema.ts';

// ENROLMENT-13
export const incomeDeclaration = {
  versao: '2026-11',
  texto:
    'Declaro que a renda familiar informada é a soma do que todas as pessoas da minha casa recebem por mês, antes dos descontos, e que não tenho como pagar este curso sem prejudicar o sustento da família. Sei que declaração falsa cancela a bolsa e é crime (art. 299 do Código Penal).',
} as const;

export const MOST_IN_HOUSEHOLD = 30;
export const INCOME_MESSAGE = 'Informe a renda da casa por mês, de R$ 0,00 a R$ 100.000,00';
export const HOUSEHOLD_MESSAGE = `Informe quantas pessoas moram na casa, de 1 a ${MOST_IN_HOUSEHOLD}`;

export const incomeSchema = v.object({
  familiar: v.pipe(reaisSchema, v.maxValue(100_000, INCOME_MESSAGE)),
  pessoas: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, HOUSEHOLD_MESSAGE),
    v.maxValue(MOST_IN_HOUSEHOLD, HOUSEHOLD_MESSAGE),
  ),
});

export interface DeclaredIncome {
  familiar_centavos: number;
  pessoas: number;
  versao: string;
  sha256: string;
}

/** Income a head in integer cents, rounded down. */
export function incomePerHead({ familiar, pessoas }: v.InferOutput<typeof incomeSchema>): number {
  return Math.floor(Math.round(familiar * 100) / pessoas);
}

/** Such as '2.400,50' or '2400.5'; undefined for no amount. */
export function readTypedReais(text: string): number | undefined {
  const plain = text.replace(/R\$|\s/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const isThousands = !plain.includes(',') && /^\d{1,3}(\.\d{3})+$/.test(plain);
  const amount = plain.includes(',') || isThousands ? plain.replaceAll('.', '').replace(',', '.') : plain;
  const parsed = v.safeParse(incomeSchema.entries.familiar, Number(amount));
  return parsed.success ? parsed.output : undefined;
}
