import type { BackendSettings } from '#/backend/settings.ts';
import { isPrivateHost } from '#/domain/request/private-network.ts';
import { SettingsError } from '#/settings/settings.ts';

/**
 * Keeps well-known logins, everybody's mails and a bank where anybody pays from going public by mistake: at a
 * plain http address that everybody reaches they have to be asked for twice.
 * @throws {SettingsError}
 */
export function refuseOpenDemo(
  {
    publicUrl,
    demo,
    simulatedBank,
    mail,
  }: Pick<BackendSettings, 'publicUrl' | 'demo' | 'simulatedBank' | 'mail'>,
  env: Partial<Record<'DEMO' | 'PUBLIC_DEMO' | 'SIMULATED_BANK', 'on' | 'off' | undefined>>,
): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || isPrivateHost(hostname)) return;
  const open = [
    ...(demo ? ['the well-known logins'] : []),
    ...(mail.kind === 'mailbox' ? ['everybody’s mails'] : []),
    ...(simulatedBank ? ['the simulated bank'] : []),
  ];
  if (open.length === 0) return;
  const wanted = demo ? 'DEMO' : 'SIMULATED_BANK';
  if (env[wanted] === 'on' && env.PUBLIC_DEMO === 'on') return;
  throw new SettingsError([
    `SITE_URL ${publicUrl} is reached by everybody, without encryption, and would open ${open.join(', ')}: ` +
      `set ${wanted}=off, or an https address; to show the demonstration all the same, set ${wanted}=on and PUBLIC_DEMO=on`,
  ]);
}
