/** A mail ready to be sent. Both parts say the same. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Same for each attempt, so that a mail system drops what it got twice. */
  messageId: string;
}

/** Where mails go. Rejects when this one could not be handed over; it will be tried again. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}
