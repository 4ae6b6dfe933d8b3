import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerShifts, type Weekday, weekdays } from '#/domain/catalogue/offer-values.ts';
import { dayNames } from '#/domain/catalogue/offer-labels.ts';
import { routineReason } from '#/domain/catalogue/routine/reason.ts';

const facts = fc.record({
  turno: fc.constantFrom(...offerShifts),
  dias_semana: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
  local: fc.option(
    fc.record({
      km: fc.option(fc.double({ min: 0, max: 4000, noNaN: true })),
      cidade: fc.constantFrom('Joinville', 'São José'),
    }),
  ),
  centavos: fc.nat({ max: 10_000_000 }),
  parcelas: fc.integer({ min: 1, max: 36 }),
});

const shiftOf = {
  'de manhã e à tarde': 'integral',
  'de manhã': 'matutino',
  'à tarde': 'vespertino',
  'à noite': 'noturno',
} as const;
const dayOf = (name: string): Weekday => weekdays.find((day) => dayNames[day] === name.replace(/s$/, ''))!;

/** Reads the days, the shift, the place and the price of a sentence, as a person does. */
function read(sentence: string) {
  const [, times, place, price] =
    /^(.+), ([^,]+), (de graça|R\$\u00a0[\d.]+(?:,\d\d)? (?:por mês|à vista))$/.exec(sentence)!;
  const period = (Object.keys(shiftOf) as (keyof typeof shiftOf)[]).find((name) =>
    times!.endsWith(` ${name}`),
  );
  return {
    shift: period ? shiftOf[period] : 'livre',
    days: period ? readDays(times!.slice(0, -period.length - 1)) : [],
    place,
    cents: price === 'de graça' ? 0 : readCents(price!),
    isAtOnce: price!.endsWith('à vista'),
  };
}

function readDays(text: string): Weekday[] {
  const range = /^de (\S+) a (\S+)$/.exec(text);
  if (range)
    return weekdays.slice(weekdays.indexOf(dayOf(range[1]!)), weekdays.indexOf(dayOf(range[2]!)) + 1);
  return text.split(/, | e /).map(dayOf);
}

function readCents(price: string): number {
  const [reais, cents = '00'] = /[\d.]+(?:,\d\d)?/.exec(price)![0].split(',');
  return Number(reais!.replaceAll('.', '')) * 100 + Number(cents);
}

describe('the reason why an offer fits', () => {
  it('reads as a person says it', () => {
    expect(
      routineReason({
        turno: 'noturno',
        dias_semana: ['qui', 'ter'],
        local: { km: 4.2, cidade: 'Joinville' },
        centavos: 13_900,
        parcelas: 10,
      }),
    ).toBe('terças e quintas à noite, 4 km, R$\u00a0139 por mês');
  });

  it('says the days, shift, distance and price of the offer', () => {
    fc.assert(
      fc.property(facts, (offer) => {
        const said = read(routineReason(offer));
        expect(said.shift).toBe(offer.turno);
        if (offer.turno !== 'livre') {
          expect(said.days).toEqual(weekdays.filter((day) => offer.dias_semana.includes(day)));
        }
        expect(said.cents).toBe(offer.centavos);
        if (offer.centavos > 0) expect(said.isAtOnce).toBe(offer.parcelas === 1);
        const { local } = offer;
        if (!local) expect(said.place).toBe('online');
        else if (local.km === null) expect(said.place).toBe(`em ${local.cidade}`);
        else if (local.km < 1) expect(said.place).toBe('a menos de 1 km');
        else expect(Number(said.place!.replace(/ km$/, '').replaceAll('.', ''))).toBe(Math.round(local.km));
      }),
    );
  });
});
