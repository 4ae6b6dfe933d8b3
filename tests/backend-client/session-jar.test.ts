import { describe, expect, it } from 'vitest';
import { openSessionJar } from '#/storefront/backend-client/session/session-jar.server.ts';
import { jwt, userToken } from './support.ts';

function open(cookieHeader: string, production = false) {
  const sent: string[] = [];
  return { jar: openSessionJar({ cookieHeader, production, sendToBrowser: (c) => sent.push(c) }), sent };
}

describe('session jar', () => {
  it('turns a purchaser token into the user token and clears the purchaser one (SESSION-3)', () => {
    const token = userToken(1, 7);
    const { jar, sent } = open(`dev_purchaserToken=${token}`);
    expect(jar.get('userToken')).toBe(token);
    expect(jar.get('purchaserToken')).toBeUndefined();
    expect(sent[0]).toContain(`dev_userToken=${token}; `);
    expect(sent[0]).toContain('HttpOnly');
    expect(sent[1]).toMatch(/^dev_purchaserToken=; Max-Age=0/);
  });

  it('leaves the purchaser token alone when a user token exists', () => {
    const { jar, sent } = open(`dev_purchaserToken=${userToken(1, 7)}; dev_userToken=${userToken(2, 8)}`);
    expect(jar.identity()).toEqual({ loginId: 2, personId: 8 });
    expect(sent).toEqual([]);
  });

  it('replaces a wrapped token by the one inside it and sets the decoded flag', () => {
    const inner = userToken(3, 9);
    const { jar, sent } = open(`dev_userToken=${jwt({ userToken: inner })}`);
    expect(jar.identity()).toEqual({ loginId: 3, personId: 9 });
    expect(sent.map((cookie) => cookie.split('=')[0])).toEqual(['dev_userToken', 'dev_userTokenDecoded']);
  });

  it('does not decode a second time', () => {
    const wrapped = jwt({ userToken: userToken(3, 9) });
    const { jar } = open(`dev_userToken=${wrapped}; dev_userTokenDecoded=true`);
    expect(jar.get('userToken')).toBe(wrapped);
  });

  it('knows only unprefixed names in production and makes cookies Secure (SESSION-1)', () => {
    const { jar, sent } = open(`dev_userToken=${userToken(1, 7)}; purchaserToken=${userToken(2, 8)}`, true);
    expect(jar.identity()).toEqual({ loginId: 2, personId: 8 });
    expect(sent.every((cookie) => cookie.includes('Secure'))).toBe(true);
  });

  it.each(['garbage', jwt({ sub: 'no json' }), jwt({ sub: '{"idLogin":"1"}' }), jwt({})])(
    'takes an unreadable token %# for no one',
    (token) => {
      expect(open(`dev_userToken=${token}`).jar.identity()).toBeNull();
    },
  );

  it('forwards only session cookies of the backend to the browser, and only the session to the backend', () => {
    const { jar, sent } = open(`other=1; dev_userToken=${userToken(1, 7)}`);
    expect(jar.header()).not.toContain('other');
    jar.apply(['tracker=1; Path=/', 'dev_refreshToken=r2; Path=/; HttpOnly']);
    expect(sent).toEqual(['dev_refreshToken=r2; Path=/; HttpOnly']);
    expect(jar.get('refreshToken')).toBe('r2');
  });

  it('knows tokens that the browser does not have yet', () => {
    const { jar } = open(`dev_userToken=${userToken(1, 7)}; dev_refreshToken=r1`);
    expect(jar.isFresh()).toBe(false);
    jar.apply([`dev_userToken=${userToken(1, 7, 'new')}; Path=/`]);
    expect(jar.isFresh()).toBe(true);
  });

  it('forgets the user and keeps what a new user token can be had for', () => {
    const { jar, sent } = open(
      `dev_userToken=${userToken(1, 7)}; dev_purchaserToken=x; dev_userTokenDecoded=true; dev_refreshToken=r1`,
    );
    jar.clearUser();
    expect(sent.map((cookie) => cookie.split(';').slice(0, 2).join(';'))).toEqual([
      'dev_userToken=; Max-Age=0',
      'dev_purchaserToken=; Max-Age=0',
      'dev_userTokenDecoded=; Max-Age=0',
    ]);
    expect(jar.identity()).toBeNull();
    expect(jar.header()).toBe('dev_refreshToken=r1');
  });
});
