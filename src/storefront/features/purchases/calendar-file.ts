import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { offsetOf, type TimeZone } from '#/domain/time/local-time.ts';

export interface CalendarEvent {
  uid: string;
  stamp: Date;
  title: string;
  description: string;
  place?: string;
  day: CalendarDay;
  from: string | null;
  to: string | null;
  /** Of `day`, `from` and `to`. */
  timeZone: TimeZone;
}

/** Octets a line may have (RFC 5545, 3.1). */
const longestLine = 75;

/** The zone as calendars read it: no clock of Brazil has had summer time since 2019. */
function describeZone({ timeZone, day }: CalendarEvent): string[] {
  const offset = offsetOf(day, timeZone).replace(':', '');
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:20190217T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${offset.slice(0, 3)}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
}

/** The event as a calendar file (RFC 5545). */
export function formatCalendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Loja de cursos//Turmas//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...describeZone(event),
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${event.stamp.toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '')}`,
    ...formatTimes(event),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function formatTimes({ day, from, to, timeZone }: CalendarEvent): string[] {
  const date = day.replaceAll('-', '');
  if (from === null || to === null) return [`DTSTART;VALUE=DATE:${date}`];
  const at = (time: string) => `TZID=${timeZone}:${date}T${time.replace(':', '')}00`;
  return [`DTSTART;${at(from)}`, `DTEND;${at(to)}`];
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Breaks a line between characters, never within one. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
