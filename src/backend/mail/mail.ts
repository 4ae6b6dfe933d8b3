/** A mail ready to be sent. Both parts say the same. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Same for each attempt, so that a mail system drops what it got twice. */
  messageId: string;
}

/** What a template says: plain values, laid out once for both parts of the mail. */
export interface MailContent {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  title: string;
  /** Why it was sent, for the small print; that there is an account or a purchase when left out. */
  reason?: string;
  blocks: readonly MailBlock[];
}

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** The one thing to do. `url` is absolute. */
  | { kind: 'action'; label: string; url: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** Small print. */
  | { kind: 'note'; text: string };

/** Why most mails are sent: the end of each says so. */
export const accountReason = 'Você recebeu este e-mail porque tem uma conta ou uma compra na Vitrine.';

/** Where mails go. Rejects when this one could not be handed over; it will be tried again. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}
