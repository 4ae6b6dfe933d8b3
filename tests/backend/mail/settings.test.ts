import { describe, expect, test } from 'vitest';
import { backendSettings, backendSettingsTable } from '#/backend/settings.ts';
import { readSettings, SettingsError } from '#/settings/settings.ts';

const { SMTP_URL, MAIL_FROM } = backendSettingsTable;
const read = (env: Record<string, string>) => readSettings({ SMTP_URL, MAIL_FROM }, env);

describe('the settings of the mail', () => {
  test.each(['smtp://mail.example', 'smtps://user:pa%40ss@mail.example:465', 'smtp://127.0.0.1:2525'])(
    'take %s',
    (url) => expect(read({ SMTP_URL: url }).SMTP_URL).toBe(url),
  );

  test('refuse other addresses, naming them all and showing no password', () => {
    const env = { SMTP_URL: 'http://user:secret@mail.example', MAIL_FROM: 'Vitrine' };
    expect(() => read(env)).toThrow(SettingsError);
    try {
      read(env);
    } catch (error) {
      expect((error as SettingsError).invalid).toEqual([
        'SMTP_URL must be an smtp:// or smtps:// address',
        'MAIL_FROM must be an e-mail address, or Name <address>, got "Vitrine"',
      ]);
    }
  });

  test.each(['smtp:', 'smtp://', 'smtp:///mail', 'mail.example:25'])('refuse %s', (url) =>
    expect(() => read({ SMTP_URL: url })).toThrow(SettingsError),
  );

  test.each(['oi@loja.example', 'Loja <oi@loja.example>', 'Loja Técnica <oi@loja.example>'])(
    'take %s as sender',
    (from) => expect(read({ MAIL_FROM: from }).MAIL_FROM).toBe(from),
  );

  test.each(['a@b.c, d@e.f', 'Loja <oi@loja.example>\r\nBcc: a@b.c'])('refuse %j as sender', (from) =>
    expect(() => read({ MAIL_FROM: from })).toThrow(SettingsError),
  );
});

describe('mails', () => {
  const local = 'http://localhost:3000';
  const https = 'https://loja.example';

  test.each([
    [{ publicUrl: local, embedded: true }, 'mailbox'],
    [{ publicUrl: local, embedded: false }, 'none'],
    [{ publicUrl: local, embedded: true, demo: 'off' }, 'none'],
    [{ publicUrl: https, embedded: true }, 'none'],
    [{ publicUrl: https, embedded: true, demo: 'on' }, 'none'],
    [{ publicUrl: https, embedded: false }, 'none'],
    [{ publicUrl: local, embedded: true, smtpUrl: 'smtp://mail.example' }, 'smtp'],
    [{ publicUrl: https, embedded: true, smtpUrl: 'smtp://mail.example' }, 'smtp'],
  ] as const)('of a shop with %j go this way: %s', (options, kind) => {
    expect(backendSettings(options).mail.kind).toBe(kind);
  });
});
