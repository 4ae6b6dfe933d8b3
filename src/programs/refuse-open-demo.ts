import { backendSettings } from '#/backend/settings.ts';
import { isPrivateHost } from '#/domain/request/private-network.ts';
import { SettingsError } from '#/settings/settings.ts';
import type { EmbeddedBackendSettings } from '#/server/settings.ts';

/**
 * Keeps well-known logins, everybody's mails and a bank where anybody pays from going public by mistake: at a plain http address
 * that everybody reaches they have to be asked for twice.
 * @throws {SettingsError}
 */
export function refuseOpenDemo(
  settings: Pick<EmbeddedBackendSettings, 'DEMO' | 'PUBLIC_DEMO' | 'SIMULATED_BANK' | 'SMTP_URL'>,
  { siteUrl, embedded }: { siteUrl: string; embedded: boolean },
): void {
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol === 'https:' || isPrivateHost(hostname)) return;
  const { demo, simulatedBank, mail } = backendSettings({
    publicUrl: siteUrl,
    embedded,
    demo: settings.DEMO,
    simulatedBank: settings.SIMULATED_BANK,
    smtpUrl: settings.SMTP_URL,
  });
  const open = [
    ...(demo ? ['the well-known logins'] : []),
    ...(mail.kind === 'mailbox' ? ['everybody’s mails'] : []),
    ...(simulatedBank ? ['the simulated bank'] : []),
  ];
  if (open.length === 0) return;
  const wanted = demo ? 'DEMO' : 'SIMULATED_BANK';
  if (settings[wanted] === 'on' && settings.PUBLIC_DEMO === 'on') return;
  throw new SettingsError([
    `SITE_URL ${siteUrl} is reached by everybody, without encryption, and would open ${open.join(', ')}: ` +
      `set ${wanted}=off, or an https address; to show the demonstration all the same, set ${wanted}=on and PUBLIC_DEMO=on`,
  ]);
}
