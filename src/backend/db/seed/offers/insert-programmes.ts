import { eq, sql } from 'drizzle-orm';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { insertRows } from '#/backend/db/insert-rows.ts';
import type { Database } from '#/backend/db/database.ts';
import {
  courses,
  offers,
  programmeCourses,
  programmeEditions,
  programmeParts,
  programmes,
} from '#/backend/db/schema/catalogue.ts';
import type { SeededCourse } from '../catalogue/course-rows.ts';
import type { OfferRow } from './offer-rows.ts';

const seeds = [
  {
    slug: 'eletricista-e-energia-solar',
    titulo: 'Eletricista e Energia Solar',
    resumo: 'Da instalação predial ao telhado solar, com a NR-10 que o mercado pede.',
    texto: `Para quem quer trabalhar com eletricidade **e sair com o que as empresas de energia solar pedem**.

1. Primeiro a instalação predial: quadro, circuito, aterramento.
2. Depois a NR-10, sem a qual ninguém abre um painel.
3. Por fim o sistema fotovoltaico, do projeto ao telhado.`,
    cursos: [
      'Eletricista Instalador Predial',
      'NR-10 – Segurança em Instalações e Serviços com Eletricidade (Básico)',
      'Instalador de Sistemas Fotovoltaicos',
    ],
  },
  {
    slug: 'dados-no-escritorio',
    titulo: 'Dados no Escritório',
    resumo: 'Da planilha que todos usam ao painel que a diretoria abre na segunda-feira.',
    texto: `Começa no Excel, com as planilhas que você já tem, e termina em painéis que **se atualizam sozinhos**.`,
    cursos: ['Excel Avançado', 'Power BI para Negócios'],
  },
];

/** Of the price of the courses one by one, in percent. */
const PRICE_PERCENT = 85;
const STEP_CENTS = 1000;

/** Programmes of courses that the seed has, each with one edition. Returns how many. */
export async function insertProgrammes(
  tx: Database,
  written: readonly SeededCourse[],
  known: readonly OfferRow[],
  today: CalendarDay,
): Promise<number> {
  let inserted = 0;
  let courseId = Math.max(...written.map(({ row }) => row.id_produto));
  let offerId = Math.max(...known.map(({ id_oferta }) => id_oferta));
  for (const { slug, titulo, resumo, texto, cursos } of seeds) {
    const found = findParts(cursos, written, known, today);
    const parts = inOneCity(found);
    const [first] = parts;
    if (!first) continue;
    for (const [index, { offer }] of parts.entries()) {
      if (offer === found[index]!.offer) continue;
      const { id_oferta, id_cidade, id_unidade, codigo_turma } = offer;
      await tx
        .update(offers)
        .set({ id_cidade, id_unidade, codigo_turma })
        .where(eq(offers.id_oferta, id_oferta));
    }
    inserted++;
    courseId++;
    offerId++;
    const sum = parts.reduce((cents, { offer }) => cents + priceOf(offer), 0);
    const preco = Math.round((sum * PRICE_PERCENT) / 100 / STEP_CENTS) * STEP_CENTS;
    const {
      id_modalidade,
      id_grupo_area_atuacao,
      id_area_atuacao,
      id_tipo_curso,
      publico_alvo,
      imagem,
      atualizado_em,
    } = first.course;
    await insertRows(tx, courses, [
      {
        id_produto: courseId,
        titulo,
        slug: `programa-${slug}`,
        id_modalidade,
        id_grupo_area_atuacao,
        id_area_atuacao,
        id_tipo_curso,
        publico_alvo,
        imagem,
        descricao: resumo,
        objetivos: [],
        conteudo: [],
        carga_horaria: parts.reduce((hours, { course }) => hours + course.carga_horaria, 0),
        duracao_meses: parts.reduce((months, { course }) => months + course.duracao_meses, 0),
        certificacao: 'Cada curso do programa tem o seu próprio certificado.',
        termos_busca: cursos.join(' '),
        gratuito: false,
        preco_original_centavos: sum,
        programa: true,
        atualizado_em,
      },
    ]);
    await insertRows(tx, programmes, [{ id_produto: courseId, slug, texto }]);
    await insertRows(
      tx,
      programmeCourses,
      parts.map(({ course }, index) => ({
        id_programa: courseId,
        posicao: index + 1,
        id_produto: course.id_produto,
      })),
    );
    await insertRows(tx, offers, [
      {
        ...first.offer,
        id_oferta: offerId,
        id_produto: courseId,
        codigo_turma: `PRG-${first.offer.data_inicio.slice(2, 4)}${first.offer.data_inicio.slice(5, 7)}-${offerId}`,
        vagas_minimas: 0,
        confirmada_em: null,
        parcelas_max: 10,
        professores: [],
      },
    ]);
    await insertRows(tx, programmeEditions, [{ id_oferta: offerId, preco_centavos: preco, a_venda: true }]);
    await insertRows(
      tx,
      programmeParts,
      parts.map(({ offer }, index) => ({
        id_oferta: offerId,
        posicao: index + 1,
        id_parte: offer.id_oferta,
      })),
    );
    await tx.execute(sql`SELECT follow_parts(${offerId})`);
  }
  return inserted;
}

const priceOf = (offer: OfferRow) => offer.preco_promocional_centavos ?? offer.preco_original_centavos;

interface Part {
  course: SeededCourse['row'];
  offer: OfferRow;
}

/**
 * An open offer of each course that begins after the one before, all in one city or online where they can
 * be; none when there are no such offers.
 */
function findParts(
  titles: readonly string[],
  written: readonly SeededCourse[],
  known: readonly OfferRow[],
  today: CalendarDay,
): Part[] {
  const choices = titles.map((title) => {
    const course = written.find(({ row }) => row.titulo === title)?.row;
    return course ? openOffersOf(course.id_produto, known, today).map((offer) => ({ course, offer })) : [];
  });
  const cities = [...new Set(choices[0]?.map(({ offer }) => offer.id_cidade))];
  for (const city of cities) {
    const parts = inOrder(
      choices.map((of) => of.filter(({ offer }) => offer.id_cidade === city || offer.formato === 'ead')),
    );
    if (parts.length === titles.length) return parts;
  }
  const parts = inOrder(choices);
  return parts.length === titles.length ? parts : [];
}

/** The same offers, those that aren't online in the place of the first of them. */
function inOneCity(parts: readonly Part[]): Part[] {
  const first = parts.find(({ offer }) => offer.formato !== 'ead')?.offer;
  return parts.map((part) => {
    const { offer } = part;
    if (!first || offer.formato === 'ead' || offer.id_cidade === first.id_cidade) return part;
    const { id_cidade, id_unidade } = first;
    const codigo_turma = `${first.codigo_turma.split('-')[0]}-${offer.codigo_turma.split('-').slice(1).join('-')}`;
    return { ...part, offer: { ...offer, id_cidade, id_unidade, codigo_turma } };
  });
}

/** The first that begins after the one before, of each. */
function inOrder(choices: readonly (readonly Part[])[]): Part[] {
  const parts: Part[] = [];
  for (const of of choices) {
    const after = parts.at(-1)?.offer.data_inicio ?? '';
    const next = of.find(({ offer }) => offer.data_inicio > after);
    if (next) parts.push(next);
  }
  return parts;
}

/** Those that begin first first. */
function openOffersOf(courseId: number, known: readonly OfferRow[], today: CalendarDay): OfferRow[] {
  return known
    .filter(
      ({ id_produto, tipo_oferta, situacao, inscricoes_ate, vagas_disponiveis }) =>
        id_produto === courseId &&
        tipo_oferta === 'PAGO' &&
        (situacao === 'em-aberto' || situacao === 'confirmada') &&
        inscricoes_ate > today &&
        (vagas_disponiveis ?? 1) > 0,
    )
    .toSorted((a, b) => a.data_inicio.localeCompare(b.data_inicio) || a.id_oferta - b.id_oferta);
}
