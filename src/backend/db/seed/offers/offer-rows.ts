import type { OfferFormat, OfferKind, OfferShift } from '#/domain/catalogue/offer-values.ts';
import { addDays } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { OfferStatus } from '#/domain/catalogue/offer-status.ts';
import type { offers } from '#/backend/db/schema/catalogue.ts';
import { citySeeds, featuredCities } from './cities.ts';
import type { SeededCourse } from '../catalogue/course-rows.ts';
import { modalityTexts } from '../catalogue/modality-texts.ts';
import { createRandom, type Random } from '../random.ts';
import { type LessonPattern, isLessonDay, lastLesson, listPatterns } from './timetable.ts';
import { regionalCities, unitSeeds } from './units.ts';

export type OfferRow = typeof offers.$inferInsert;

const FIRST_OFFER_ID = 20_001;
const cityIds = new Map(citySeeds.map((city) => [city.nome, city.id]));

/**
 * Offers of the courses, `perCourse` on average, in every state and around `today`. Ids follow the order.
 * A few courses get past offers only.
 */
export function buildOffers(
  courses: readonly SeededCourse[],
  today: CalendarDay,
  perCourse: number,
  firstId = FIRST_OFFER_ID,
): OfferRow[] {
  const rows: OfferRow[] = [];
  for (const course of courses) {
    const random = createRandom(`offers ${course.row.id_produto}`);
    const spread = Math.min(3, perCourse - 1);
    const count = random.integer(perCourse - spread, perCourse + spread);
    const closedOnly = random.chance(0.02);
    const names = new Set<string>();
    for (let index = 0; index < count; index += 1) {
      const situation: OfferStatus = closedOnly
        ? 'encerrada'
        : index === 0
          ? random.pick(['em-aberto', 'confirmada'] as const)
          : pickSituation(random);
      rows.push(buildOffer(course, situation, today, firstId + rows.length, names, random));
    }
  }
  return rows;
}

function pickSituation(random: Random): OfferStatus {
  return random.weighted<OfferStatus>([
    ['em-aberto', 48],
    ['confirmada', 18],
    ['encerrada', 15],
    ['esgotada', 8],
    ['adiada', 6],
    ['cancelada', 5],
  ]);
}

function buildOffer(
  { row, draft, modality, installments }: SeededCourse,
  situacao: OfferStatus,
  today: CalendarDay,
  id: number,
  names: Set<string>,
  random: Random,
): OfferRow {
  const formato = pickFormat(draft.ead === true, modality, random);
  // Lessons of a course of hours lie within a month.
  const months = Math.max(1, row.duracao_meses);
  const pattern = pickPattern(formato, modality, draft.horas, months, random);
  const unit = random.pick(unitsOf(pickCity(draft.area, formato, random)));
  const name = (day: CalendarDay) => `${formato === 'ead' ? formato : unit.cidade} ${pattern.turno} ${day}`;
  const start = firstLesson(today, situacao, random, (day) => {
    return isLessonDay(day, pattern.dias, months) && !names.has(name(day));
  });
  names.add(name(start));
  const end = lastLesson(start, pattern, draft.horas, months);
  const seats = formato === 'ead' && random.chance(0.5) ? null : random.pick([16, 20, 24, 30, 32, 36, 40]);
  const kind = pickKind(row.gratuito, modality, random);
  const texts = modalityTexts[modality];
  return {
    id_oferta: id,
    id_produto: row.id_produto,
    codigo_turma: `${unit.cidade
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase()}-${start.slice(2, 4)}${start.slice(5, 7)}-${id}`,
    formato,
    id_cidade: cityIds.get(unit.cidade)!,
    id_unidade: unit.id,
    turno: pattern.turno,
    dias_semana: pattern.dias,
    hora_inicio: pattern.inicio || null,
    hora_fim: pattern.fim || null,
    data_inicio: start,
    data_fim: end,
    inscricoes_ate: enrolmentDeadline(start, end, situacao, today, random),
    carga_horaria: draft.horas,
    vagas_total: seats,
    vagas_disponiveis: seats === null ? null : seatsLeft(seats, situacao, random),
    vagas_minimas: seats === null ? 0 : Math.round(seats * 0.4),
    situacao,
    tipo_oferta: kind,
    preco_original_centavos: kind === 'PAGO' ? row.preco_original_centavos : 0,
    preco_promocional_centavos: kind === 'PAGO' ? (row.preco_promocional_centavos ?? null) : null,
    parcelas_max: kind === 'PAGO' ? installments : 1,
    idade_minima: texts.idadeMinima,
    escolaridade: texts.escolaridade,
    documentos: [...texts.documentos, ...(kind === 'BOLSA' ? ['Autodeclaração de renda'] : [])],
    confere_documentos: kind === 'GRATUITO' && modality === apprenticeship,
  };
}

const apprenticeship = 4;

function pickFormat(onlineOnly: boolean, modality: number, random: Random): OfferFormat {
  if (onlineOnly) return 'ead';
  if (modality === 1 || modality === 4 || modality === 5 || (modality >= 11 && modality <= 13))
    return 'presencial';
  if (modality === 9 || modality === 10 || modality === 14)
    return random.pick(['hibrido', 'ead', 'presencial']);
  return random.weighted<OfferFormat>([
    ['presencial', 70],
    ['hibrido', 22],
    ['ead', modality === 3 ? 0 : 8],
  ]);
}

const anyTime: LessonPattern = { turno: 'livre', dias: [], inicio: '', fim: '', horas: 1 };

function pickPattern(
  formato: OfferFormat,
  modality: number,
  hours: number,
  months: number,
  random: Random,
): LessonPattern {
  if (formato === 'ead') return anyTime;
  const patterns = listPatterns(shiftsOf(modality, hours), hours, months);
  const shift = random.weighted(
    [...new Set(patterns.map(({ turno }) => turno))].map(
      (turno) => [turno, turno === 'noturno' && modality !== 5 ? 5 : 2] as const,
    ),
  );
  return random.pick(patterns.filter(({ turno }) => turno === shift));
}

function shiftsOf(modality: number, hours: number): Exclude<OfferShift, 'livre'>[] {
  if (modality === 5 || modality === 11 || modality === 12 || modality === 13) {
    return ['matutino', 'vespertino', 'integral'];
  }
  if (modality === 9 || modality === 10) return ['noturno', 'integral'];
  const partOfDay = ['matutino', 'vespertino', 'noturno'] as const;
  return hours <= 40 ? [...partOfDay, 'integral'] : [...partOfDay];
}

function pickKind(free: boolean, modality: number, random: Random): OfferKind {
  if (free) return 'GRATUITO';
  const grants = modality === 5 || modality === 6 || modality === 8;
  return grants && random.chance(0.12) ? 'BOLSA' : 'PAGO';
}

function pickCity(area: string, formato: OfferFormat, random: Random): string {
  if (formato === 'ead' && random.chance(0.5)) return 'Florianópolis';
  const regional = regionalCities[area] ?? [];
  if (regional.length > 0 && random.chance(0.45)) return random.pick(regional);
  return random.chance(0.62) ? random.pick(featuredCities) : random.pick(unitSeeds).cidade;
}

function unitsOf(city: string) {
  return unitSeeds.filter((unit) => unit.cidade === city);
}

function firstLesson(
  today: CalendarDay,
  situacao: OfferStatus,
  random: Random,
  suits: (day: CalendarDay) => boolean,
): CalendarDay {
  const distance: Record<OfferStatus, readonly [number, number]> = {
    'em-aberto': [12, 130],
    confirmada: [4, 40],
    esgotada: [5, 60],
    adiada: [30, 150],
    cancelada: [-40, 50],
    encerrada: [-300, -20],
  };
  const [min, max] = distance[situacao];
  let day = addDays(today, random.integer(min, max));
  const step = situacao === 'encerrada' ? -1 : 1;
  while (!suits(day)) day = addDays(day, step);
  return day;
}

function enrolmentDeadline(
  start: CalendarDay,
  end: CalendarDay,
  situacao: OfferStatus,
  today: CalendarDay,
  random: Random,
): CalendarDay {
  const wanted = addDays(start, -random.integer(1, 6));
  if (situacao === 'em-aberto' || situacao === 'confirmada') {
    const soonest = addDays(today, 2);
    const day = wanted < soonest ? soonest : wanted;
    return day > end ? end : day;
  }
  return wanted;
}

function seatsLeft(seats: number, situacao: OfferStatus, random: Random): number {
  if (situacao === 'esgotada') return 0;
  if (situacao === 'cancelada') return seats;
  if (situacao === 'encerrada') return random.integer(0, 6);
  if (random.chance(0.18)) return random.integer(1, 4);
  const taken =
    situacao === 'confirmada'
      ? random.integer(Math.round(seats * 0.4), seats - 3)
      : random.integer(0, seats - 5);
  return seats - taken;
}
