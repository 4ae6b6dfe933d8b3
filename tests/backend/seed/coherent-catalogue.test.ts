import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#/backend/db/seed/catalogue/course-catalogue.ts';
import { buildOffers, type OfferRow } from '#/backend/db/seed/offers/offer-rows.ts';
import type { SeededCourse } from '#/backend/db/seed/catalogue/course-rows.ts';
import { isBankHoliday } from '#/domain/time/business-days.ts';
import { addDays, calendarDay, daysBetween, weekday } from '#/domain/time/dates.ts';

type Rule = (offer: OfferRow, course: SeededCourse) => boolean;

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const weekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];

const calendar = new Map<string, { name: string; isHoliday: boolean; next: string }>();
for (let day = '2025-01-01'; day < '2034-01-01';) {
  const next = addDays(day, 1);
  calendar.set(day, { name: weekdays[weekday(day)]!, isHoliday: isBankHoliday(day), next });
  day = next;
}

const meetsOn = (offer: OfferRow, day: string) => {
  const { name, isHoliday } = calendar.get(day)!;
  return offer.dias_semana.some((wanted) => wanted === name) && !isHoliday;
};

/** Hours of learning a day; a whole day has an hour of lunch. */
const hoursADay = ({ turno, hora_inicio, hora_fim }: OfferRow) =>
  (minutes(hora_fim!) - minutes(hora_inicio!)) / 60 - (turno === 'integral' ? 1 : 0);

const rules: Record<string, Rule> = {
  'lasts about as long as its course is said to take': (offer, { row }) => {
    const months = daysBetween(offer.data_inicio, offer.data_fim) / 30.44;
    return Math.abs(months - row.duracao_meses) <= Math.max(1.5, row.duracao_meses * 0.25);
  },
  'has room for its hours between its first and its last day': (offer) => {
    if (offer.turno === 'livre') return true;
    const needed = Math.ceil(offer.carga_horaria / hoursADay(offer));
    let days = 0;
    let day = offer.data_inicio;
    for (; day <= offer.data_fim && days < needed; day = calendar.get(day)!.next) {
      if (meetsOn(offer, day)) days += 1;
    }
    return days === needed;
  },
  'begins and ends on a day it meets, which is no holiday': (offer) =>
    offer.turno === 'livre' || (meetsOn(offer, offer.data_inicio) && meetsOn(offer, offer.data_fim)),
  'is called a whole day only when it goes on after noon': ({ turno, hora_fim }) =>
    turno !== 'integral' || hora_fim! > '13:00',
  'meets at the hours of its shift': ({ turno, hora_inicio, hora_fim }) =>
    ({
      matutino: hora_inicio! < '12:00' && hora_fim! <= '13:00',
      vespertino: hora_inicio! >= '12:00' && hora_fim! <= '18:30',
      noturno: hora_inicio! >= '18:00',
      integral: hora_inicio! < '12:00',
      livre: hora_inicio === null && hora_fim === null,
    })[turno],
  'meets by night on no Saturday': ({ turno, dias_semana }) =>
    turno !== 'noturno' || !dias_semana.includes('sab'),
  'has days unless its timetable is free, which distance learning alone has': (offer) =>
    (offer.turno === 'livre') === (offer.dias_semana.length === 0) &&
    (offer.turno === 'livre') === (offer.formato === 'ead'),
  'costs nothing in a free course': ({ tipo_oferta }, { row }) => !row.gratuito || tipo_oferta === 'GRATUITO',
  'is free only in a free course; a grant says it is one': ({ tipo_oferta }, { row }) =>
    tipo_oferta !== 'GRATUITO' || row.gratuito,
  'takes enrolments until it begins': ({ situacao, inscricoes_ate, data_inicio }) =>
    !['em-aberto', 'confirmada'].includes(situacao) || inscricoes_ate <= data_inicio,
  'has the hours of its course': ({ carga_horaria }, { row }) => carga_horaria === row.carga_horaria,
};

// A day before each recess, and one in the middle of a term.
const days = ['2026-03-10', '2026-06-25', '2026-11-22', '2026-12-18'];

describe.each(days)('the catalogue seeded on %s', (today) => {
  const courses = buildCatalogue(new Date(`${today}T15:00:00Z`));
  const byId = new Map(courses.map((course) => [course.row.id_produto, course]));
  const offers = buildOffers(courses, calendarDay(new Date(`${today}T15:00:00Z`)), 7);

  it.each(Object.entries(rules))('every offer %s', (_name, holds) => {
    const wrong = offers.filter((offer) => !holds(offer, byId.get(offer.id_produto)!));
    const shown = wrong.map((offer) => `${byId.get(offer.id_produto)!.row.titulo}: ${JSON.stringify(offer)}`);
    expect(shown.slice(0, 3)).toEqual([]);
    expect(wrong).toHaveLength(0);
  });

  it('no two offers of a course share place, shift and start', () => {
    const names = offers.map(({ id_produto, formato, id_cidade, turno, data_inicio }) =>
      [id_produto, formato === 'ead' ? formato : id_cidade, turno, data_inicio].join(' '),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

// CATALOGUE-15
it('a degree is paid by the term and school by the year, whatever its price', () => {
  const periodOf: Partial<Record<number, string>> = {
    5: 'ano',
    8: 'semestre',
    11: 'ano',
    12: 'ano',
    13: 'ano',
  };
  const wrong = buildCatalogue(new Date()).filter(
    ({ row }) => !row.gratuito && row.periodo_preco !== (periodOf[row.id_modalidade] ?? 'curso'),
  );
  expect(wrong.map(({ row }) => `${row.titulo}: ${row.periodo_preco}`)).toEqual([]);
});

it('the hours of the modules are those of the course', () => {
  const courses = buildCatalogue(new Date());
  const wrong = courses.filter(({ row }) => {
    const hours = row.conteudo.reduce((sum, { carga_horaria }) => sum + carga_horaria, 0);
    return hours !== row.carga_horaria;
  });
  expect(wrong.map(({ row }) => row.titulo)).toEqual([]);
});
