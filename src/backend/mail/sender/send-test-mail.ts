import { within } from '#/domain/request/semaphore.ts';
import type { BackendSettings } from '#/backend/settings.ts';
import type { Clock } from '#/domain/time/clock.ts';
import type { Mail, MailTransport } from '../mail.ts';
import type { MailBrand } from '../templates/layout/mail-layout.tsx';
import { addressSender, senderOf } from './sender.ts';

const SEND_MS = 12_000;

export interface TestMailDeps {
  mail: MailTransport | null;
  settings: Pick<BackendSettings, 'publicUrl' | 'mail'>;
  systemClock: Clock;
}

/**
 * Sends a mail at once, past the outbox, and returns what the server answered; undefined where mails are kept
 * instead of sent. Rejects as the transport does.
 */
export async function sendTestMail(
  deps: TestMailDeps,
  brand: MailBrand,
  to: string,
): Promise<string | undefined> {
  if (!deps.mail) return undefined;
  const { renderMail } = await import('../templates/render-mail.tsx');
  const { publicUrl } = deps.settings;
  const props = { url: `${publicUrl}/gestao`, remetente: addressSender(brand, deps.settings) };
  return sendAtOnce(deps, brand, { to, ...(await renderMail('email-de-teste', props, publicUrl, brand)) });
}

/** As {@link sendTestMail}, with another text. */
export async function sendAtOnce(
  { mail, settings, systemClock }: TestMailDeps,
  brand: MailBrand,
  composed: Pick<Mail, 'to' | 'subject' | 'html' | 'text'>,
): Promise<string | undefined> {
  if (!mail) return undefined;
  const messageId = `<teste.${systemClock().getTime()}@${new URL(settings.publicUrl).hostname}>`;
  const sending = mail.send({ ...composed, from: senderOf(brand, settings), messageId });
  return within(sending, SEND_MS, () => new Error('timeout'));
}
