import { eq, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';

const columns = {
  formato: offers.formato,
  id_unidade: offers.id_unidade,
  id_cidade: offers.id_cidade,
  turno: offers.turno,
  data_inicio: offers.data_inicio,
  data_fim: offers.data_fim,
  inscricoes_ate: offers.inscricoes_ate,
  dias_semana: offers.dias_semana,
  hora_inicio: offers.hora_inicio,
  hora_fim: offers.hora_fim,
  situacao: offers.situacao,
};

export async function lockOfferTimes(db: Database, offerId: number) {
  const { confirmada_em, fuso } = offers;
  const [row] = await db
    .select({ times: columns, confirmada_em, fuso })
    .from(offers)
    .where(eq(offers.id_oferta, offerId))
    .for('update');
  return row;
}

export type LockedOffer = NonNullable<Awaited<ReturnType<typeof lockOfferTimes>>>;
export type OfferTimes = LockedOffer['times'];

export async function setOfferTimes(db: Database, offerId: number, times: OfferTimes): Promise<void> {
  const { inscricoes_ate: until, data_fim: end } = times;
  const versao = sql`${offers.versao} + 1`;
  await db
    .update(offers)
    .set({ ...times, inscricoes_ate: until < end ? until : end, versao })
    .where(eq(offers.id_oferta, offerId));
}
