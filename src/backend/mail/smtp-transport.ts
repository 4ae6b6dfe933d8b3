import { within } from '#/domain/request/semaphore.ts';
import type { MailTransport } from './mail.ts';

/** Milliseconds without a word from the server. */
const timeLimit = 10_000;

/** Milliseconds for a whole mail, in case a server responds too slowly. */
const usualSendLimit = 20_000;

/**
 * Sends through an SMTP server: `smtp://` (STARTTLS when offered, and demanded before a password crosses a
 * network) or `smtps://`, with user and password in the address.
 */
export function createSmtpTransport(
  smtpUrl: string,
  from: string,
  sendLimit = usualSendLimit,
): MailTransport {
  const opening = openSmtp(smtpUrl);
  return {
    send: async ({ to, from: sender, subject, text, html, unsubscribeUrl, messageId }) => {
      const transport = await opening;
      const tooLate = new AbortController();
      const sending = transport.sendMail({
        from: sender ?? from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        headers: { 'auto-submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        signal: tooLate.signal,
      });
      try {
        const { response } = await within(
          sending,
          sendLimit,
          () => new Error(`the mail server took over ${sendLimit} ms`),
        );
        return response;
      } catch (error) {
        // Its connection would stay taken for as long as the server likes.
        tooLate.abort();
        throw error;
      }
    },
    close: () => void opening.then((transport) => transport.close()),
  };
}

/** Connects and signs in without sending anything; rejects as the server or the network does. */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const transport = await openSmtp(smtpUrl);
  try {
    await within(transport.verify(), timeLimit, () => new Error(`sem resposta em ${timeLimit / 1000} s`));
  } finally {
    transport.close();
  }
}

async function openSmtp(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const user = decodeURIComponent(username);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  // Large, and a shop that sends no mails by SMTP does without.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    pool: true,
    maxConnections: 3,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && user !== '' && !isLoopback,
    ...(user && { auth: { user, pass: decodeURIComponent(password) } }),
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    socketTimeout: timeLimit,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** One click in the mail program ends the subscription (RFC 8058). */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}
