import type { MeasuredPage } from './measured-page.ts';

export interface OutgoingEvent {
  event: string;
  properties: Record<string, unknown>;
  $set?: unknown;
  $set_once?: unknown;
}

const technical = new Set([
  'token',
  'distinct_id',
  '$anon_distinct_id',
  '$user_id',
  '$device_id',
  '$session_id',
  '$window_id',
  '$pageview_id',
  '$prev_pageview_id',
  '$prev_pageview_duration',
  '$is_identified',
  '$process_person_profile',
  '$insert_id',
  '$time',
  '$lib',
  '$lib_version',
  '$lib_rate_limit_remaining_tokens',
  '$browser',
  '$browser_version',
  '$browser_language',
  '$os',
  '$os_version',
  '$device_type',
  '$screen_height',
  '$screen_width',
  '$viewport_height',
  '$viewport_width',
  '$timezone',
]);

/** Properties of our own events (blocks/track-event.ts). */
const own = new Set(['search_term', 'currency', 'value', 'coupon', 'items']);

/** Longest text of a property (ANALYTICS-6). */
const longestText = 65_535;

/**
 * Keeps only listed properties, and masks texts that look like an e-mail address, a CPF or a phone number.
 */
export function scrubEvent<Event extends OutgoingEvent>(
  event: Event,
  page: MeasuredPage | undefined,
  origin: string,
): Event {
  const { $set, $set_once, ...rest } = event;
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(event.properties)) {
    if (technical.has(name)) properties[name] = value;
    if (own.has(name)) properties[name] = withoutPersonalData(value);
  }
  if (page) {
    const path = redact(page.path);
    Object.assign(properties, { route: page.route, $pathname: path, $current_url: `${origin}${path}` });
  }
  return { ...rest, properties } as unknown as Event;
}

// Bounded, because a pattern that may try any length takes seconds over a long text.
const emailPattern = /[^\s@/=&?]{1,64}(?:@|%40)[^\s@/=&?]{1,255}/gi;
const longNumber = /\d(?:[\s.()/-]{0,3}\d){9,}/g;

function withoutPersonalData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPersonalData);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutPersonalData(part)]));
  }
  return typeof value === 'string' ? redact(value) : value;
}

function redact(text: string): string {
  return text.replace(emailPattern, '[e-mail]').replace(longNumber, '[número]').slice(0, longestText);
}
