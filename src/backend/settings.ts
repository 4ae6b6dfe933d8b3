/** What the backend's programs and requests may know of how it was started. */
export interface BackendSettings {
  /** Public address of the shop, without trailing slash: links in what the backend sends. */
  publicUrl: string;
  /** True when the shop is https: session cookies are Secure then and lose their `dev_` prefix. */
  production: boolean;
  /** An empty database gets the demonstration catalogue and its well-known logins. */
  demo: boolean;
  /** The simulated bank answers, and its clock moves. In the embedded demonstration, or where asked for. */
  simulatedBank: boolean;
  mail: MailDelivery;
}

/**
 * How mails leave: through SMTP; kept for the mailbox page, in the demonstration only; or not at
 * all, they wait.
 */
export type MailDelivery =
  | { kind: 'smtp'; url: string; from: string }
  | { kind: 'mailbox' }
  | { kind: 'none' };

export interface BackendOptionsForSettings {
  publicUrl: string;
  embedded: boolean;
  demo?: 'on' | 'off' | undefined;
  /** Left out: on for the embedded demonstration. */
  simulatedBank?: 'on' | 'off' | undefined;
  /** `smtp://` or `smtps://`, with user and password. */
  smtpUrl?: string | undefined;
  /** `Vitrine <nao-responda@…>` of the shop's host when left out. */
  mailFrom?: string | undefined;
}

/** Settings for a shop at an address. */
export function backendSettings(options: BackendOptionsForSettings): BackendSettings {
  const production = options.publicUrl.startsWith('https:');
  const demo = options.demo ? options.demo === 'on' : !production;
  return {
    publicUrl: options.publicUrl,
    production,
    demo,
    simulatedBank: options.simulatedBank ? options.simulatedBank === 'on' : options.embedded && demo,
    mail: chooseDelivery(options, demo),
  };
}

function chooseDelivery(
  { publicUrl, embedded, smtpUrl, mailFrom }: BackendOptionsForSettings,
  demo: boolean,
): MailDelivery {
  if (smtpUrl) {
    const from = mailFrom ?? `Vitrine <nao-responda@${new URL(publicUrl).hostname}>`;
    return { kind: 'smtp', url: smtpUrl, from };
  }
  // The mailbox shows links to reset anybody's password: only the demonstration has it.
  return embedded && demo && !publicUrl.startsWith('https:') ? { kind: 'mailbox' } : { kind: 'none' };
}
