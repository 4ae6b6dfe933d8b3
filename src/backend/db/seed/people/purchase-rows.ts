import { formatCpf } from '#/domain/person/cpf.ts';
import { addDays, calendarDay, daysBetween } from '#/domain/time/dates.ts';
import { formatPhone } from '#/domain/person/phone.ts';
import type { paymentCharges, purchaseEvents, purchases } from '#/backend/db/schema/purchasing.ts';
import { momentOf } from './community-rows.ts';
import { termsSeed } from '../content/terms-text.ts';
import type { PersonRow } from './identity-rows.ts';
import type { OfferRow } from '../offers/offer-rows.ts';
import { createRandom, type Random } from '../random.ts';

export type PurchaseRow = typeof purchases.$inferInsert;
type EventRow = typeof purchaseEvents.$inferInsert;
type ChargeRow = typeof paymentCharges.$inferInsert;

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ALUNO = 1;
const FIRST_BUYER = 9;

/**
 * Sales of the past that were paid with Pix, most of the last 90 days, so that best sellers
 * mean something. `popularity` weighs each course. The seats they hold are taken from the
 * offers given (`vagas_disponiveis` changes).
 */
export function buildPurchases(
  offers: readonly OfferRow[],
  persons: readonly PersonRow[],
  popularity: ReadonlyMap<number, number>,
  now: Date,
): { purchases: PurchaseRow[]; events: EventRow[]; charges: ChargeRow[] } {
  const random = createRandom('purchases');
  const buyers = persons.slice(FIRST_BUYER - 1);
  const paid = offers.filter(
    ({ tipo_oferta, situacao, vagas_total }) =>
      tipo_oferta === 'PAGO' && situacao !== 'cancelada' && situacao !== 'adiada' && vagas_total !== null,
  );
  const weights = paid
    .filter(({ id_produto }) => popularity.has(id_produto))
    .map((offer) => [offer, popularity.get(offer.id_produto) ?? 0] as const);
  const result = { purchases: [] as PurchaseRow[], events: [] as EventRow[], charges: [] as ChargeRow[] };
  const held = new Map<number, number>();
  const taken = new Set<string>();
  const add = (offer: OfferRow, person: PersonRow, daysAgo: number) => {
    const key = `${person.id_pessoa}-${offer.id_oferta}`;
    const sold = held.get(offer.id_oferta) ?? 0;
    if (taken.has(key) || sold >= Math.min(offer.vagas_total ?? 0, 12)) return;
    taken.add(key);
    held.set(offer.id_oferta, sold + 1);
    const row = buildPurchase(offer, person, daysAgo, now, random);
    result.purchases.push(row);
    result.events.push(...buildEvents(row));
    result.charges.push(buildCharge(row, random));
  };
  for (let index = 0; index < Math.min(900, offers.length); index += 1) {
    const daysAgo = random.chance(0.8) ? random.integer(2, 85) : random.integer(95, 280);
    add(random.weighted(weights), random.pick(buyers), daysAgo);
  }
  const current = paid.filter(
    ({ situacao, vagas_disponiveis }) => situacao === 'confirmada' && (vagas_disponiveis ?? 0) > 2,
  );
  const aluno = persons[ALUNO - 1];
  if (aluno) for (const offer of random.sample(current, 2)) add(offer, aluno, 9);
  const today = calendarDay(now);
  const begun = paid.filter(({ data_inicio }) => daysBetween(data_inicio, today) >= 10);
  if (aluno && begun.length > 0) {
    const offer = random.pick(begun);
    add(offer, aluno, daysBetween(offer.data_inicio, today) + 20);
  }
  for (const offer of offers) {
    const { vagas_total: total, vagas_disponiveis: left } = offer;
    const sold = held.get(offer.id_oferta);
    if (sold !== undefined && typeof total === 'number' && typeof left === 'number') {
      offer.vagas_disponiveis = Math.min(left, total - sold);
    }
  }
  return result;
}

function buildPurchase(
  offer: OfferRow,
  person: PersonRow,
  daysAgo: number,
  now: Date,
  random: Random,
): PurchaseRow {
  const created = momentOf(addDays(calendarDay(now), -daysAgo), random);
  const paidAt = new Date(created.getTime() + random.integer(90, 1200) * 1000);
  const total = offer.preco_promocional_centavos ?? offer.preco_original_centavos;
  const codigo = makeUlid(created, random);
  return {
    codigo,
    id_pessoa: person.id_pessoa,
    id_oferta: offer.id_oferta,
    chave_idempotencia: `semente-${codigo}`,
    estado: 'MATRICULADA',
    aluno: {
      nome: person.nome,
      cpf: formatCpf(person.cpf),
      nascimento: person.nascimento,
      telefone: formatPhone(person.telefones?.[0] ?? '4832310000'),
      email: person.email_principal ?? '',
    },
    preco_original_centavos: total,
    desconto_centavos: 0,
    total_centavos: total,
    forma: 'pix',
    parcelas: 1,
    contrato_versao: termsSeed.versao,
    contrato_sha256: termsSeed.sha256,
    aceite_em: new Date(created.getTime() + 40_000),
    aceite_ip: '127.0.0.1',
    vaga_retida: true,
    reserva_expira_em: new Date(created.getTime() + 30 * 60_000),
    pago_em: paidAt,
    criado_em: created,
  };
}

function buildEvents({ codigo, criado_em, aceite_em, pago_em }: PurchaseRow): EventRow[] {
  return [
    { codigo_compra: codigo, estado: 'AGUARDANDO_ACEITE', em: criado_em },
    { codigo_compra: codigo, estado: 'AGUARDANDO_PAGAMENTO', em: aceite_em ?? criado_em },
    { codigo_compra: codigo, estado: 'PAGA', em: pago_em ?? criado_em },
    { codigo_compra: codigo, estado: 'MATRICULADA', em: pago_em ?? criado_em },
  ];
}

function buildCharge(row: PurchaseRow, random: Random): ChargeRow {
  const paidAt = row.pago_em ?? row.criado_em;
  const stamp = paidAt.toISOString().replace(/\D/g, '').slice(0, 12);
  return {
    txid: `semente${makeUlid(row.criado_em, random)}`,
    codigo_compra: row.codigo,
    status: 'CONCLUIDA',
    valor_centavos: row.total_centavos,
    criada_em: row.criado_em,
    expira_em: row.reserva_expira_em,
    pago_em: paidAt,
    end_to_end_id: `E99999004${stamp}${makeUlid(paidAt, random).slice(-11)}`,
  };
}

function makeUlid(instant: Date, random: Random): string {
  let time = instant.getTime();
  let head = '';
  for (let index = 0; index < 10; index += 1) {
    head = (ALPHABET[time % 32] ?? '') + head;
    time = Math.floor(time / 32);
  }
  return head + Array.from({ length: 16 }, () => ALPHABET[random.integer(0, 31)]).join('');
}
