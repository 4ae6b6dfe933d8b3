import { sql, type SQL } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import type { OfferFormat, OfferKind, OfferShift } from '#/domain/catalogue/offer-values.ts';
import type { PricePeriod } from '#/domain/catalogue/price-period.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { offerConditions } from './facet-columns-repository.ts';
import { schoolColours } from '#/backend/db/schema/school.ts';
import type { CourseNarrowing } from './course-narrowing.ts';
import { isOpen } from '#/backend/db/offer/open-offer.ts';
import { shiftNameOfOffer } from '../shifts/shift-name-repository.ts';
import { fewIntegers } from '#/backend/db/sql-list.ts';

export interface SummaryRow {
  id_produto: number;
  titulo: string;
  slug: string;
  id_modalidade: number;
  modalidade_nome: string;
  modalidade_slug: string;
  id_grupo_area_atuacao: number;
  grupo_nome: string;
  grupo_slug: string;
  gratuito: boolean;
  preco_original_centavos: number;
  preco_promocional_centavos: number | null;
  periodo_preco: PricePeriod;
  carga_horaria: number;
  duracao_meses: number;
  imagem: string;
  cores: string | null;
  imagem_alt: string;
  media: number;
  total: number;
  oferta: NextOfferRow | null;
  preco_a_partir_de_centavos: number | null;
  /** The slug of the programme that it is. */
  programa: string | null;
}

interface NextOfferRow {
  id_oferta: number;
  turno: OfferShift;
  nome_turno: string | null;
  formato: OfferFormat;
  data_inicio: CalendarDay;
  vagas_disponiveis: number | null;
  parcelas_max: number;
  tipo_oferta: OfferKind;
  preco_original_centavos: number;
  preco_promocional_centavos: number | null;
  cidade: { id_cidade: number; nome: string; uf: string; slug: string };
}

/**
 * In the order of `ids`; unpublished courses are left out unless asked for. Shows the next open offer that
 * matches the filters, paid ones first.
 */
export async function findSummaries(
  db: Database,
  ids: readonly number[],
  now: Date,
  { withUnpublished = false, ...narrowing }: CourseNarrowing & { withUnpublished?: boolean } = {},
): Promise<SummaryRow[]> {
  const wanted = [sql`o.id_oferta > 0`, ...offerConditions(narrowing), ...pricedOffer(narrowing)];
  if (ids.length === 0) return [];
  const rows = await selectRows<SummaryRow>(
    db,
    sql`
    SELECT c.id_produto, c.titulo, c.slug, c.id_modalidade, m.nome AS modalidade_nome, m.slug AS modalidade_slug,
      c.id_grupo_area_atuacao, g.nome AS grupo_nome, g.icone_slug AS grupo_slug, c.gratuito,
      c.preco_original_centavos, c.preco_promocional_centavos, c.periodo_preco, c.carga_horaria, c.duracao_meses, c.imagem, c.imagem_alt, ${schoolColours} AS cores,
      r.media, r.total, n.oferta, f.preco_a_partir_de_centavos,
      CASE WHEN c.programa THEN (SELECT g.slug FROM programmes g WHERE g.id_produto = c.id_produto) END AS programa
    FROM courses c
    JOIN modalities m USING (id_modalidade)
    JOIN area_groups g USING (id_grupo_area_atuacao)
    CROSS JOIN LATERAL (
      SELECT coalesce(round(avg(nota), 1), 0)::float8 AS media, count(*)::int AS total
      FROM reviews WHERE reviews.id_produto = c.id_produto AND situacao = 'PUBLICADA'
    ) r
    LEFT JOIN LATERAL (
      SELECT json_build_object('id_oferta', o.id_oferta, 'turno', o.turno, 'nome_turno', ${shiftNameOfOffer}, 'formato', o.formato,
        'data_inicio', o.data_inicio, 'vagas_disponiveis', o.vagas_disponiveis, 'parcelas_max', o.parcelas_max,
        'tipo_oferta', o.tipo_oferta, 'preco_original_centavos', o.preco_original_centavos,
        'preco_promocional_centavos', o.preco_promocional_centavos,
        'cidade', json_build_object('id_cidade', t.id_cidade, 'nome', t.nome, 'uf', t.uf, 'slug', t.slug)) AS oferta
      FROM offers o JOIN cities t USING (id_cidade)
      WHERE o.id_produto = c.id_produto AND ${isOpen(now)}
      ORDER BY (${sql.join(wanted, sql` AND `)}) DESC, o.tipo_oferta = 'PAGO' DESC, o.data_inicio, o.id_oferta
      LIMIT 1
    ) n ON true
    CROSS JOIN LATERAL (
      SELECT min(coalesce(o.preco_promocional_centavos, o.preco_original_centavos)) AS preco_a_partir_de_centavos
      FROM offers o WHERE o.id_produto = c.id_produto AND o.tipo_oferta = 'PAGO' AND ${isOpen(now)}
    ) f
    WHERE (c.publicado OR ${withUnpublished}) AND c.id_produto = ANY (${fewIntegers(ids)})`,
  );
  const byId = new Map(rows.map((row) => [row.id_produto, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A search for paid courses shows no grants. */
function pricedOffer({ preco, minCents = 0, paidOfferOnly }: CourseNarrowing): SQL[] {
  return preco === 'pago' || paidOfferOnly || minCents > 0 ? [sql`o.tipo_oferta = 'PAGO'`] : [];
}
