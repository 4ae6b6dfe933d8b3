import type { OfferFormat, OfferKind, OfferShift, Weekday } from '#/domain/offer-values.ts';
import { isBusinessDay } from '#/domain/business-days.ts';
import { addDays, type CalendarDay } from '#/domain/dates.ts';
import type { OfferStatus } from '#/domain/offer-status.ts';
import type { offers } from '../schema/catalogue.ts';
import { citySeeds, featuredCities } from './cities.ts';
import type { SeededCourse } from './course-rows.ts';
import { modalityTexts } from './modality-texts.ts';
import { createRandom, type Random } from './random.ts';
import { regionalCities, unitSeeds } from './units.ts';

export type OfferRow = typeof offers.$inferInsert;

const FIRST_OFFER_ID = 20_001;
const cityIds = new Map(citySeeds.map((city) => [city.nome, city.id]));

const shiftHours: Record<Exclude<OfferShift, 'livre'>, readonly [string, string, number]> = {
  matutino: ['08:00', '12:00', 4],
  vespertino: ['13:30', '17:30', 4],
  noturno: ['18:30', '22:00', 3.5],
  integral: ['08:00', '17:00', 8],
};

/**
 * Classes of the courses, `perCourse` on average, in every state and around `today`. Ids follow the order.
 * A few courses get past classes only.
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
    for (let index = 0; index < count; index += 1) {
      const situation: OfferStatus = closedOnly
        ? 'encerrada'
        : index === 0
          ? random.pick(['em-aberto', 'confirmada'] as const)
          : pickSituation(random);
      rows.push(buildOffer(course, situation, today, firstId + rows.length, random));
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
  random: Random,
): OfferRow {
  const formato = pickFormat(draft.ead === true, modality, random);
  const turno = pickShift(formato, modality, draft.horas, random);
  const unit = random.pick(unitsOf(pickCity(draft.area, formato, random)));
  const days = pickDays(turno, draft.horas, modality, random);
  const hours = turno === 'livre' ? null : shiftHours[turno];
  const start = firstClass(today, situacao, days, random);
  const classes = Math.ceil(draft.horas / (hours?.[2] ?? 4));
  const end = addDays(start, Math.max(0, Math.ceil((classes * 7) / Math.max(days.length, 1)) - 1));
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
    turno,
    dias_semana: days,
    hora_inicio: hours?.[0] ?? null,
    hora_fim: hours ? endOfClass(hours, draft.horas) : null,
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
  };
}

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

function pickShift(formato: OfferFormat, modality: number, hours: number, random: Random): OfferShift {
  if (formato === 'ead') return 'livre';
  if (modality === 5 || modality === 11 || modality === 12 || modality === 13) {
    return random.pick(['matutino', 'vespertino', 'integral']);
  }
  if (modality === 9 || modality === 10) return random.pick(['noturno', 'integral']);
  if (hours <= 40) return random.pick(['matutino', 'vespertino', 'noturno', 'integral', 'noturno']);
  return random.weighted<OfferShift>([
    ['noturno', 60],
    ['matutino', 22],
    ['vespertino', 18],
  ]);
}

function pickDays(turno: OfferShift, hours: number, modality: number, random: Random): Weekday[] {
  if (turno === 'livre') return [];
  if (modality === 9 || modality === 10) return turno === 'integral' ? ['sab'] : ['sex'];
  if (turno === 'integral' && hours <= 40) {
    return random.pick<Weekday[]>([
      ['sab'],
      ['seg', 'ter'],
      ['qua', 'qui'],
      ['seg', 'ter', 'qua', 'qui', 'sex'],
    ]);
  }
  if (hours >= 600 || turno === 'integral') return ['seg', 'ter', 'qua', 'qui', 'sex'];
  return random.pick<Weekday[]>([
    ['seg', 'qua'],
    ['ter', 'qui'],
    ['seg', 'ter', 'qua', 'qui'],
    ['seg', 'qua', 'sex'],
    ['sab'],
  ]);
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

const weekdayIndex: Record<Weekday, number> = { dom: 0, seg: 1, ter: 2, qua: 3, qui: 4, sex: 5, sab: 6 };

/** The first working day of the class pattern, at a distance that fits the state of the class. */
function firstClass(today: CalendarDay, situacao: OfferStatus, days: Weekday[], random: Random): CalendarDay {
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
  const wanted = days.map((name) => weekdayIndex[name]);
  const suits = (candidate: CalendarDay) => {
    const weekday = new Date(`${candidate}T00:00:00Z`).getUTCDay();
    if (wanted.length === 0) return isBusinessDay(candidate);
    return wanted.includes(weekday) && (weekday === 6 || isBusinessDay(candidate));
  };
  while (!suits(day)) day = addDays(day, 1);
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

/** A class shorter than one shift ends earlier. */
function endOfClass([start, end, length]: readonly [string, string, number], hours: number): string {
  if (hours >= length) return end;
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  return `${String(hour + hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
