import { describe, expect, test } from 'vitest';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { formatCalendarFile, type CalendarEvent } from '#/storefront/features/purchases/calendar-file.ts';
import { formatFirstDay } from '#/storefront/features/purchases/first-day-event.ts';

const event: CalendarEvent = {
  uid: '01JD8XZ4KQ7V9R2M5T3W6Y1B0C@vitrine',
  stamp: new Date('2026-11-22T12:34:56.789Z'),
  title: 'Primeiro dia: Solda, corte; e acabamento \\ prático',
  description: `Aulas até 12/jul/2027: Noite, seg e qua\n${'ção '.repeat(40)}`,
  place: 'Unidade Centro, Rua das Acácias, 100, Joinville/SC',
  day: '2027-01-11',
  from: '18:30',
  to: '22:00',
  timeZone: 'America/Sao_Paulo',
};

const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file (PURCHASE-18)', () => {
  test('has lines of 75 octets at most, ended as the standard wants, and keeps every letter', () => {
    const file = formatCalendarFile(event);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfold(file)).toContain(
      `DESCRIPTION:Aulas até 12/jul/2027: Noite\\, seg e qua\\n${'ção '.repeat(40)}`,
    );
    expect(unfold(file)).toContain(String.raw`SUMMARY:Primeiro dia: Solda\, corte\; e acabamento \\ prático`);
  });

  test('names hours in the time zone of the shop, which it brings along', () => {
    const lines = unfold(formatCalendarFile(event));
    expect(lines).toContain('DTSTART;TZID=America/Sao_Paulo:20270111T183000');
    expect(lines).toContain('DTEND;TZID=America/Sao_Paulo:20270111T220000');
    expect(lines).toContain('DTSTAMP:20261122T123456Z');
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
    expect(zone).toContain('TZID:America/Sao_Paulo');
    expect(zone).toContain('TZOFFSETTO:-0300');
  });

  test.each([
    ['America/Porto_Velho', '-0400'],
    ['America/Rio_Branco', '-0500'],
    ['America/Noronha', '-0200'],
  ] as const)('of %s keep their hours, with that offset', (timeZone, offset) => {
    const lines = unfold(formatCalendarFile({ ...event, timeZone }));
    expect(lines).toContain(`DTSTART;TZID=${timeZone}:20270111T183000`);
    expect(lines).toContain(`TZID:${timeZone}`);
    expect(lines).toContain(`TZOFFSETFROM:${offset}`);
    expect(lines).toContain(`TZOFFSETTO:${offset}`);
  });

  test('takes the whole day where no hour is known, and leaves out a place that is none', () => {
    const { place: _place, ...nowhere } = event;
    const lines = unfold(formatCalendarFile({ ...nowhere, from: null, to: null }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20270111');
    expect(lines.filter((line) => /^(DTEND|LOCATION)/.test(line))).toEqual([]);
  });
});

test('a postponed offer has no first day to put into a calendar (ACCEPTANCE-7)', () => {
  expect(formatFirstDay({ oferta: { estado: 'adiada' } } as Purchase)).toBeUndefined();
});
