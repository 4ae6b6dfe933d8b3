export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a press ends what this mail belongs to (RFC 8058); undefined for a mail of no subscription. */
  unsubscribeUrl?: string | undefined;
  /** Same for each attempt, so that a mail system drops what it got twice. */
  messageId: string;
}

/** Where mails go. Rejects when this one could not be handed over; it will be tried again. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}
