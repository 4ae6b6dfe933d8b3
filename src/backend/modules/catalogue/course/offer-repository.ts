import { and, eq, sql, type SQL } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { courses, offers } from '#/backend/db/schema/catalogue.ts';
import type { ProgrammePart } from '#/contract/catalogue/course.ts';
import type { OfferFormat, OfferKind, OfferShift, Weekday } from '#/domain/catalogue/offer-values.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { localDay, type TimeZone } from '#/domain/time/local-time.ts';
import { offerState, type OfferState, type OfferStatus } from '#/domain/catalogue/offer-status.ts';
import { enrolledIn, needsPeople } from '#/backend/db/confirmation/enrolled-in.ts';
import { isOpen } from '#/backend/db/offer/open-offer.ts';
import { shiftNameOfOffer } from '../shifts/shift-name-repository.ts';
import { fewIntegers } from '#/backend/db/sql-list.ts';

export interface OfferRow {
  id_oferta: number;
  id_produto: number;
  codigo_turma: string;
  formato: OfferFormat;
  cidade: { id_cidade: number; nome: string; uf: string; slug: string };
  unidade: {
    nome: string;
    endereco: string;
    cep: string;
    telefone: string;
    latitude: number;
    longitude: number;
  };
  turno: OfferShift;
  nome_turno: string | null;
  dias_semana: Weekday[];
  hora_inicio: string | null;
  hora_fim: string | null;
  data_inicio: CalendarDay;
  data_fim: CalendarDay;
  inscricoes_ate: CalendarDay;
  carga_horaria: number;
  vagas_total: number | null;
  vagas_disponiveis: number | null;
  vagas_minimas: number;
  matriculados: number | null;
  situacao: OfferStatus;
  aberta: boolean;
  estado: OfferState;
  tipo_oferta: OfferKind;
  preco_original_centavos: number;
  preco_promocional_centavos: number | null;
  parcelas_max: number;
  idade_minima: number | null;
  escolaridade: string | null;
  documentos: string[];
  confere_documentos: boolean;
  professores: { slug: string; nome: string }[] | null;
  fuso: TimeZone;
  partes: ProgrammePart[] | null;
}

export function listOffers(db: Database, courseId: number, now: Date): Promise<OfferRow[]> {
  return selectOffers(db, now, sql`o.id_produto = ${courseId} AND o.situacao <> 'cancelada'`);
}

/** One offer of a course in whatever state, also cancelled; undefined when it is another course's. */
export async function findOffer(
  db: Database,
  courseId: number,
  offerId: number,
  now: Date,
): Promise<OfferRow | undefined> {
  const [row] = await selectOffers(db, now, sql`o.id_produto = ${courseId} AND o.id_oferta = ${offerId}`);
  return row;
}

/**
 * Offers by their ids, of whatever course and in whatever state, open ones first; unknown ids are left out.
 */
export async function listOffersByIds(
  db: Database,
  offerIds: readonly number[],
  now: Date,
): Promise<OfferRow[]> {
  return offerIds.length === 0
    ? []
    : selectOffers(db, now, sql`o.id_oferta = ANY (${fewIntegers(offerIds)})`);
}

async function selectOffers(db: Database, now: Date, condition: SQL): Promise<OfferRow[]> {
  const rows = await selectRows<Omit<OfferRow, 'estado'>>(
    db,
    sql`
    SELECT o.id_oferta, o.id_produto, o.codigo_turma, o.formato,
      json_build_object('id_cidade', t.id_cidade, 'nome', t.nome, 'uf', t.uf, 'slug', t.slug) AS cidade,
      json_build_object('nome', u.nome, 'endereco', u.endereco, 'cep', u.cep, 'telefone', u.telefone,
        'latitude', u.latitude, 'longitude', u.longitude) AS unidade,
      o.turno, ${shiftNameOfOffer} AS nome_turno, o.dias_semana, o.hora_inicio, o.hora_fim, o.data_inicio::text, o.data_fim::text,
      o.inscricoes_ate::text, o.carga_horaria, o.vagas_total, o.vagas_disponiveis, o.vagas_minimas, o.situacao,
      CASE WHEN ${needsPeople(now)} THEN ${enrolledIn()} END AS matriculados,
      ${isOpen(now)} AS aberta, o.tipo_oferta, o.preco_original_centavos, o.preco_promocional_centavos,
      o.parcelas_max, o.idade_minima, o.escolaridade, o.documentos, o.confere_documentos, o.fuso,
      CASE WHEN o.professores <> '{}' THEN (
        SELECT json_agg(json_build_object('slug', p.slug, 'nome', p.nome) ORDER BY named.place)
        FROM unnest(o.professores) WITH ORDINALITY AS named (slug, place)
          JOIN teachers p ON p.slug = named.slug AND p.mostrado
      ) END AS professores,
      (SELECT json_agg(json_build_object('id_oferta', x.id_oferta, 'codigo_turma', x.codigo_turma, 'curso', k.titulo,
          'formato', x.formato, 'cidade', json_build_object('nome', y.nome, 'uf', y.uf),
          'unidade', json_build_object('nome', z.nome, 'endereco', z.endereco), 'turno', x.turno,
          'dias_semana', x.dias_semana, 'hora_inicio', x.hora_inicio, 'hora_fim', x.hora_fim,
          'data_inicio', x.data_inicio, 'data_fim', x.data_fim, 'adiada', x.situacao = 'adiada',
          'vagas_disponiveis', x.vagas_disponiveis) ORDER BY q.posicao)
        FROM programme_parts q JOIN offers x ON x.id_oferta = q.id_parte JOIN courses k ON k.id_produto = x.id_produto
          JOIN cities y ON y.id_cidade = x.id_cidade JOIN units z ON z.id_unidade = x.id_unidade
        WHERE q.id_oferta = o.id_oferta) AS partes
    FROM offers o
    JOIN cities t USING (id_cidade)
    JOIN units u ON u.id_unidade = o.id_unidade
    WHERE ${condition}
    ORDER BY aberta DESC, o.data_inicio, o.id_oferta`,
  );
  return rows.map((row) => ({ ...row, estado: offerState(row, localDay(now, row.fuso)) }));
}

export async function selectPublishedOffer(db: Database, offerId: number) {
  const [row] = await db
    .select({ oferta: offers, curso: courses })
    .from(offers)
    .innerJoin(courses, eq(courses.id_produto, offers.id_produto))
    .where(and(eq(offers.id_oferta, offerId), eq(courses.publicado, true)));
  return row;
}
