export interface Mail {
  to: string;
  /** The sender that the settings name when left out. */
  from?: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  html: string;
  /** One-click unsubscribe URL (RFC 8058); undefined for mails of no subscription. */
  unsubscribeUrl?: string | undefined;
  /** Same for each attempt, so that mail systems drop duplicates. */
  messageId: string;
}

/**
 * Where mails go; resolves to the server's answer where there is one. Rejects when this one could not be
 * handed over; it will be tried again.
 */
export interface MailTransport {
  send(mail: Mail): Promise<string | undefined>;
  close(): void;
}
