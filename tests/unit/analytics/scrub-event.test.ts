import { describe, expect, it } from 'vitest';
import { scrubEvent } from '#/storefront/features/analytics/scrub-event.ts';

const origin = 'https://loja.example';
const page = { route: '/busca', path: '/busca' };
const scrub = (properties: Record<string, unknown>, where: typeof page | undefined = page) =>
  scrubEvent({ event: 'search', uuid: 'x', properties }, where, origin).properties;

describe('an event on its way out (ANALYTICS-5)', () => {
  it('says of the page its route and path, never its search', () => {
    expect(scrub({ $current_url: `${origin}/busca?redirect_to=/pix/X`, $pathname: '/busca' })).toEqual({
      route: '/busca',
      $pathname: '/busca',
      $current_url: `${origin}/busca`,
    });
  });

  it('says nothing of a page that is never named', () => {
    const event = { event: 'logged-out', properties: { $current_url: `${origin}/pix/X`, token: 'phc' } };
    expect(scrubEvent(event, undefined, origin).properties).toEqual({ token: 'phc' });
  });

  it('keeps what the library needs, and nothing that it collects besides', () => {
    expect(
      scrub({ distinct_id: '7', $session_id: '0190-1', $referrer: origin, title: 'Ana', $set: { a: 1 } }),
    ).toEqual({
      distinct_id: '7',
      $session_id: '0190-1',
      route: '/busca',
      $pathname: '/busca',
      $current_url: `${origin}/busca`,
    });
  });

  it('carries no properties of a person', () => {
    const event = {
      event: '$identify',
      properties: {},
      $set: { email: 'a@b.c' },
      $set_once: { $initial: 1 },
    };
    const scrubbed = scrubEvent(event, page, origin);
    expect(scrubbed).not.toHaveProperty('$set');
    expect(scrubbed).not.toHaveProperty('$set_once');
  });

  it.each([
    ['529.982.247-25', '[número]'],
    ['curso 52998224725 noite', 'curso [número] noite'],
    ['(48) 99999-1234', '([número]'],
    ['ana@exemplo.com.br', '[e-mail]'],
    ['ana%40exemplo.com', '[e-mail]'],
    ['nr-10-e-nr-35', 'nr-10-e-nr-35'],
    ['solda 2026', 'solda 2026'],
  ])('of what a person types, %j goes out as %j', (typed, sent) => {
    expect(scrub({ search_term: typed })).toMatchObject({ search_term: sent });
  });

  it('is cleaned inside lists too, and keeps numbers as they are', () => {
    const items = [{ item_id: 12_345_678_901, item_name: 'fale com ana@exemplo.com', price: 100.5 }];
    expect(scrub({ items, value: 100.5, currency: 'BRL' })).toMatchObject({
      items: [{ item_id: 12_345_678_901, item_name: 'fale com [e-mail]', price: 100.5 }],
      value: 100.5,
      currency: 'BRL',
    });
  });

  it('has no text longer than 65535 characters (ANALYTICS-6)', () => {
    expect(scrub({ search_term: 'a'.repeat(70_000) })['search_term']).toHaveLength(65_535);
  });
});
