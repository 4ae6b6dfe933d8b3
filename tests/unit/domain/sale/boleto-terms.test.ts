import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boletoEndsInTime,
  boletoHoldEnd,
  carneDueDays,
  firstBoletoDue,
  isOverdue,
  lateCharges,
  renewedDue,
} from '#/domain/sale/boleto-terms.ts';
import { isBusinessDay } from '#/domain/time/business-days.ts';
import { addDays } from '#/domain/time/dates.ts';

describe('days of a boleto', () => {
  it.each([
    // Monday to Thursday
    ['2026-11-23', '2026-11-26'],
    // Friday 20 November is a holiday
    ['2026-11-18', '2026-11-24'],
    // over Christmas
    ['2026-12-23', '2026-12-29'],
    // over Carnival: Monday and Tuesday
    ['2027-02-05', '2027-02-12'],
  ])('bought on %s the first falls due on %s (BOLETO-2)', (bought, due) => {
    expect(firstBoletoDue(bought)).toBe(due);
  });

  it('hold the seat to the end of the third business day after (BOLETO-3)', () => {
    expect(boletoHoldEnd('2026-11-26').toISOString()).toBe('2026-12-02T03:00:00.000Z');
    expect(boletoHoldEnd('2026-12-23').toISOString()).toBe('2026-12-30T03:00:00.000Z');
  });

  it('know that the holidays of Santa Catarina move to Sundays: banks work on 11 August and 25 November', () => {
    expect([isBusinessDay('2026-08-11'), isBusinessDay('2026-11-25')]).toEqual([true, true]);
  });

  it('of a carnê are one a month, on business days, however short the month (BOLETO-4)', () => {
    expect(carneDueDays('2027-01-29', 3)).toEqual(['2027-01-29', '2027-03-01', '2027-03-29']);
    const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 36 }), (date, count) => {
        const due = carneDueDays(firstBoletoDue(date.toISOString().slice(0, 10)), count);
        expect(due).toHaveLength(count);
        expect(due.every(isBusinessDay)).toBe(true);
        expect(due.toSorted()).toEqual(due);
        expect(new Set(due).size).toBe(count);
      }),
    );
  });

  it('are over the day after, when the banks work on it', () => {
    expect(isOverdue('2026-11-26', '2026-11-26')).toBe(false);
    expect(isOverdue('2026-11-26', '2026-11-27')).toBe(true);
    expect([isOverdue('2026-11-28', '2026-11-30'), isOverdue('2026-11-28', '2026-12-01')]).toEqual([
      false,
      true,
    ]);
    expect(renewedDue('2026-11-27')).toBe('2026-11-30');
  });
});

it('is for offers that begin once the seat is paid or free again (BOLETO-10)', () => {
  // Bought on Monday: due on Thursday, waited for until Tuesday is over.
  const beginning = ['2026-11-20', '2026-11-27', '2026-12-01', '2026-12-02', '2027-02-01'];
  expect(beginning.map((start) => boletoEndsInTime('2026-11-23', { data_inicio: start }))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

describe('what late costs (BOLETO-6)', () => {
  it.each([
    [100_000, 0, 0, 0],
    [100_000, 1, 2000, 33],
    [100_000, 30, 2000, 1000],
    [33_333, 45, 667, 500],
    [99, 15, 2, 0],
  ])('%i cents, %i days late: fee %i, interest %i', (cents, days, fee, interest) => {
    const paid = addDays('2026-11-26', days);
    expect(lateCharges(cents, '2026-11-26', paid)).toEqual({ fee, interest, total: cents + fee + interest });
  });

  it('never falls with the days, and begins at nothing', () => {
    const cents = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(cents, fc.integer({ min: -30, max: 900 }), (value, days) => {
        const at = (day: number) => lateCharges(value, '2026-11-26', addDays('2026-11-26', day)).total;
        expect(at(days + 1)).toBeGreaterThanOrEqual(at(days));
        if (days <= 0) expect(at(days)).toBe(value);
      }),
    );
  });
});
