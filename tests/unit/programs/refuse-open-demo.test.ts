import { describe, expect, it } from 'vitest';
import { backendSettings } from '#/backend/settings.ts';
import { isPrivateHost } from '#/domain/request/private-network.ts';
import { SettingsError } from '#/settings/settings.ts';
import { refuseOpenDemo } from '../../../src/programs/refuse-open-demo.ts';

type Switch = 'on' | 'off' | undefined;

function start(siteUrl: string, [DEMO, PUBLIC_DEMO, SIMULATED_BANK]: Switch[] = [], embedded = true): void {
  const settings = backendSettings({
    publicUrl: siteUrl,
    embedded,
    demo: DEMO,
    simulatedBank: SIMULATED_BANK,
  });
  refuseOpenDemo(settings, { DEMO, PUBLIC_DEMO: PUBLIC_DEMO ?? 'off', SIMULATED_BANK });
}

describe('a demonstration at an address that everyone reaches without encryption', () => {
  const open = 'http://loja.example';

  it.each<[string, ...Switch[]]>([
    ['nothing said'],
    ['told once', 'on'],
    ['told beside only', undefined, 'on'],
    ['the bank alone', 'off', 'off', 'on'],
    ['the bank beside only', 'off', undefined, 'on'],
  ])('is refused: %s', (_, ...switches) => {
    expect(() => start(open, switches)).toThrow(SettingsError);
  });

  it.each<[string, ...Switch[]]>([
    ['switched off', 'off'],
    ['told twice', 'on', 'on'],
    ['the bank told twice', 'off', 'on', 'on'],
  ])('is none, or wanted: %s', (_, ...switches) => {
    expect(() => start(open, switches)).not.toThrow();
  });

  it('is refused with what is open and what to set', () => {
    expect(() => start(open)).toThrow(
      'SITE_URL http://loja.example is reached by everyone, without encryption, and would open the well-known logins, everyone’s mails, the simulated bank: set DEMO=off, or an https address; to show the demonstration all the same, set DEMO=on and PUBLIC_DEMO=on',
    );
    expect(() => start(open, [], false)).toThrow('would open the well-known logins: set DEMO=off');
  });
});

describe('a demonstration at an https address that everyone reaches', () => {
  const open = 'https://loja.example';

  it.each<[string, ...Switch[]]>([
    ['the demonstration', 'on'],
    ['the bank alone', 'off', 'off', 'on'],
  ])('is refused when it is told once: %s (SECURITY-9)', (_, ...switches) => {
    expect(() => start(open, switches)).toThrow('SITE_URL https://loja.example is reached by everyone and');
  });

  it.each<[string, ...Switch[]]>([
    ['nothing said'],
    ['the demonstration told twice', 'on', 'on'],
    ['the bank told twice', 'off', 'on', 'on'],
  ])('is none, or wanted: %s', (_, ...switches) => {
    expect(() => start(open, switches)).not.toThrow();
  });
});

it.each(['http://localhost:3000', 'http://10.0.0.5', 'http://[::1]:3000', 'https://localhost'])(
  'a demonstration at %s needs no further word',
  (siteUrl) => expect(() => start(siteUrl)).not.toThrow(),
);

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['192.168.0.7', true],
  ['[fd00::1]', true],
  ['vitrine', true],
  ['vitrine.local', true],
  ['shop.internal', true],
  ['loja.example', false],
  ['203.0.113.5', false],
  ['[2001:db8::1]', false],
  ['10.0.0.5.nip.io', false],
  ['localhost.evil.example', false],
])('%s is reached from its own network only: %s', (host, isPrivate) => {
  expect(isPrivateHost(host)).toBe(isPrivate);
});
