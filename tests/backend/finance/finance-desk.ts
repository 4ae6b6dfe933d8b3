import { eq } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { simulatedBankPayments } from '#/backend/db/schema/simulated-bank.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { FinanceMatter } from '#/contract/finance/finance.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { Answer } from '../../support/backend/api-client.ts';
import type { TestBackend } from '../../support/backend/backend.ts';
import { addCourse, addTaxonomy } from '../../support/catalogue-data.ts';
import { registerStaff } from '../assisted/desk.ts';
import { bodyOf, type Buyer } from '../checkout/buyer.ts';

export async function openFinanceDesk(
  backend: TestBackend,
  second: 'FINANCEIRO' | 'ADMIN' = 'FINANCEIRO',
): Promise<{ finance: Buyer; colleague: Buyer }> {
  await addTaxonomy(backend.db);
  await addCourse(backend.db, { id_produto: 1, titulo: 'Soldador' });
  return {
    finance: await registerStaff(backend, 'FINANCEIRO'),
    colleague: await registerStaff(backend, second),
  };
}

export async function mattersOf(codigo: string, by: Buyer): Promise<FinanceMatter[]> {
  const found: FinanceMatter[] = [];
  for (let pagina = 1; ; pagina++) {
    const { itens, totalItens } = bodyOf(
      await by.client.get<{ itens: FinanceMatter[]; totalItens: number }>(
        `/api/financeiro/pendencias?pagina=${pagina}`,
      ),
    );
    found.push(...itens.filter(({ codigo_compra }) => codigo_compra === codigo));
    if (pagina * 10 >= totalItens) return found;
  }
}

export const tryReceipt = (
  by: Buyer,
  { referencia }: Pick<FinanceMatter, 'referencia'>,
  pago_em: CalendarDay,
  more: Record<string, unknown> = {},
): Promise<Answer<{ ok: true }>> =>
  by.client.post(`/api/financeiro/pendencias/${referencia}/comprovante`, {
    comprovante: 'E00416968202611231200ABCDEF12345',
    pago_em,
    nota: 'Pix feito pelo banco da escola.',
    ...more,
  });

export const tryCheck = (
  by: Buyer,
  { referencia }: Pick<FinanceMatter, 'referencia'>,
  body: object = { aceito: true },
): Promise<Answer<{ ok: true }>> =>
  by.client.post(`/api/financeiro/pendencias/${referencia}/conferencia`, body);

export const codeOf = (answer: { status: number; body: unknown }) =>
  [answer.status, (answer.body as ErrorBody).codigo] as const;

/** Cents of a charge that the simulated bank gave back. */
export async function givenBackAtBank(db: Database, txid: string): Promise<number> {
  const rows = await db.select().from(simulatedBankPayments).where(eq(simulatedBankPayments.txid, txid));
  return rows.reduce((sum, row) => sum + row.devolvido_centavos, 0);
}
