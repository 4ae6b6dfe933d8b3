import { describe, expect, it } from 'vitest';
import { parseTrustedProxies } from '#/settings/trusted-proxies.ts';
import { readArrival } from '#/platform/http/request/visitor-address.ts';

const arrive = (trust: string | undefined, peer: string, forwardedFor?: string, https = false) =>
  readArrival(
    peer,
    { ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) },
    { trusted: trust === undefined ? undefined : parseTrustedProxies(trust), https },
  ).address;

describe('the address of a visitor', () => {
  it.each([
    ['1', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['1', '10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['2', '10.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['2', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['1', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['1', '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['1', '::1', '[2001:db8::9]:4711', '2001:db8::9'],
    ['1', '::ffff:10.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['0', '10.0.0.1', '203.0.113.9', '10.0.0.1'],
    ['loopback', '::1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['loopback', '127.0.0.2', '2001:db8::9', '2001:db8::9'],
    ['10.0.0.0/8', '::ffff:10.9.9.9', '198.51.100.1,203.0.113.9,10.1.1.1', '203.0.113.9'],
    ['10.0.0.0/8, 2001:db8:1::/48', '2001:db8:1::5', '2001:db8:2::9, 10.1.1.1', '2001:db8:2::9'],
    ['192.0.2.7', '192.0.2.7', '203.0.113.9', '203.0.113.9'],
    ['192.0.2.7', '192.0.2.8', '203.0.113.9', '192.0.2.8'],
    ['10.0.0.0/8', '10.0.0.1', '10.0.0.3, garbage, 10.0.0.2', '10.0.0.2'],
  ])('with TRUST_PROXY=%s is, from %s saying "%s", %s', (trust, peer, seen, meant) => {
    expect(arrive(trust, peer, seen)).toBe(meant);
  });

  it.each([
    '127.0.0.1',
    '::1',
    '10.0.0.1',
    '::ffff:172.17.0.1',
    '192.168.1.1',
    '100.64.0.1',
    'fd00::1',
    'fe80::1%eth0',
  ])('is unknown when %s passes on what others asked and no one said that it is a proxy', (peer) => {
    expect(arrive(undefined, peer, '203.0.113.9')).toBeNull();
    expect(arrive('192.0.2.0/24', peer, '203.0.113.9')).toBeNull();
    expect(arrive(undefined, peer)).toBe(peer.replace('::ffff:', '').replace('%eth0', ''));
  });

  it('is unknown, too, when TLS must have ended at a private address', () => {
    expect(arrive(undefined, '127.0.0.1', undefined, true)).toBeNull();
    expect(arrive('0', '127.0.0.1', undefined, true)).toBe('127.0.0.1');
  });

  it('of the internet is no one else, whatever it says', () => {
    expect(arrive(undefined, '192.0.2.1', '203.0.113.9')).toBe('192.0.2.1');
    expect(arrive(undefined, '2001:db8::1', '203.0.113.9', true)).toBe('2001:db8::1');
  });
});

describe('what the browser asked for', () => {
  const headers = {
    'x-forwarded-for': '198.51.100.1, 203.0.113.9',
    'x-forwarded-proto': 'gopher, https',
    'x-forwarded-host': 'loja.example',
  };

  it('comes from a trusted proxy, the furthest one', () => {
    const trusted = parseTrustedProxies('1');
    expect(readArrival('10.0.0.1', headers, { trusted, https: true })).toEqual({
      address: '203.0.113.9',
      protocol: 'https',
      host: 'loja.example',
    });
    const [two, both] = [parseTrustedProxies('2'), { ...headers, 'x-forwarded-proto': 'https, http' }];
    expect(readArrival('10.0.0.1', both, { trusted: two, https: true }).protocol).toBe('https');
  });

  it('comes from no one else', () => {
    expect(readArrival('192.0.2.1', headers, { trusted: undefined, https: true })).toEqual({
      address: '192.0.2.1',
    });
  });
});

it.each([
  'true',
  '',
  'proxy.internal',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/0',
  '10.0.0.1/8/8',
  '-1',
  '1.5',
  '10.0.0.1,',
  'fe80::1%eth0',
])('"%s" names no proxies', (value) => {
  expect(parseTrustedProxies(value)).toBeUndefined();
});
