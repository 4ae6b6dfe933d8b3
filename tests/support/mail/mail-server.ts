import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
}

export interface MailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** The mails to an address with a subject, oldest first. */
  mailsTo(address: string, subject?: string): ReceivedMail[];
  failing: 'greeting' | 'data' | undefined;
  hangUp(): void;
  refuse: ((to: string) => Error | undefined) | undefined;
}

export interface StartableMailServer extends MailServer {
  start(onPort?: number): Promise<void>;
  stop(): Promise<void>;
}

export function createMailServer(): StartableMailServer {
  const mails: ReceivedMail[] = [];
  let port = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect: (_session, respond) => respond(mailServer.failing === 'greeting' ? trouble(421) : null),
    onRcptTo: ({ address }, _session, respond) => respond(mailServer.refuse?.(address) ?? null),
    onData: (stream, { envelope }, respond) => {
      if (mailServer.failing === 'data') stream.on('end', () => respond(trouble(451))).resume();
      else receive(stream, envelope).then(() => respond(), respond);
    },
  });
  async function receive(stream: AsyncIterable<Uint8Array>, { mailFrom, rcptTo }: SMTPServerEnvelope) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const mail = await PostalMime.parse(Buffer.concat(chunks));
    const from = mailFrom ? mailFrom.address : '';
    mails.push({ ...mail, envelope: { from, to: rcptTo.map(({ address }) => address) } });
  }
  const mailServer: StartableMailServer = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    mails,
    mailsTo: (address, subject) =>
      mails.filter(
        (mail) => mail.envelope.to.includes(address) && (subject === undefined || mail.subject === subject),
      ),
    failing: undefined,
    hangUp: () => {
      for (const connection of server.connections) connection.close();
    },
    refuse: undefined,
    start: async (onPort = 0) => {
      await new Promise<void>((settle) => server.listen(onPort, '127.0.0.1', settle));
      port = (server.server.address() as AddressInfo).port;
    },
    stop: () => new Promise<void>((settle) => server.close(settle)),
  };
  return mailServer;
}

const trouble = (responseCode: number) => Object.assign(new Error('try again later'), { responseCode });

export function linkIn(mail: Pick<Email, 'text'> | undefined, path: string): URL {
  const found = mail?.text?.split(/\s+/).find((word) => word.includes(path));
  if (!found) throw new Error(`no link to ${path} in: ${mail?.text}`);
  return new URL(found);
}

/** Where one click ends the subscription a mail belongs to (RFC 8058). */
export function oneClickIn(mail: Pick<Email, 'headers'>): URL {
  const valueOf = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  if (valueOf('list-unsubscribe-post') !== 'List-Unsubscribe=One-Click') throw new Error('no one-click mail');
  return new URL(/^<(.*)>$/.exec(valueOf('list-unsubscribe') ?? '')?.[1] ?? '');
}
