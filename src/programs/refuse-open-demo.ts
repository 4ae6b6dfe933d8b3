import type { BackendSettings } from '#/backend/settings.ts';
import { isPrivateHost } from '#/domain/request/private-network.ts';
import { SettingsError } from '#/settings/settings.ts';

/**
 * Refuses demo logins, the mailbox and the simulated bank at a public address unless set explicitly
 * (SECURITY-9).
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
  if (isPrivateHost(hostname)) return;
  const open = [
    ...(demo ? ['the well-known logins'] : []),
    ...(mail.kind === 'mailbox' ? ['everyone’s mails'] : []),
    ...(simulatedBank ? ['the simulated bank'] : []),
  ];
  if (open.length === 0) return;
  const wanted = demo ? 'DEMO' : 'SIMULATED_BANK';
  if (env[wanted] === 'on' && env.PUBLIC_DEMO === 'on') return;
  const isPlain = protocol === 'http:';
  throw new SettingsError([
    `SITE_URL ${publicUrl} is reached by everyone${isPlain ? ', without encryption,' : ''} and would open ${open.join(', ')}: ` +
      `set ${wanted}=off${isPlain ? ', or an https address' : ''}; to show the demonstration all the same, set ${wanted}=on and PUBLIC_DEMO=on`,
  ]);
}
