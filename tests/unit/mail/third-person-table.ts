import { mailTemplates, type MailKind } from '#/backend/mail/templates/mail-templates.ts';
import { companySeatMails, thirdPersonMails } from '#/backend/mail/third-person-mails.ts';
import { sampleMails } from '../../support/mail/sample-mails.ts';

export const thirdPersonTableFile = 'docs/mails-to-third-persons.md';

const byTeam: ReadonlySet<MailKind> = new Set<MailKind>([
  'cpf-liberado',
  'cpf-recusado',
  'solicitacao-respondida',
  'compra-assistida',
  'empresa-confirma-matricula',
  'codigo-de-novo-acesso',
  'convite-da-equipe',
]);
const byNetwork: ReadonlySet<MailKind> = new Set<MailKind>([
  'empresa-contato-recebido',
  'newsletter-confirmar',
]);

function countedUnder(kind: MailKind): string {
  if (companySeatMails.has(kind)) return 'account, 1,000 a day for paid seats; 10 for one seat in all';
  if (byTeam.has(kind)) return 'member of the team, 300 a day';
  if (byNetwork.has(kind)) return 'network, 200 a day';
  if (kind === 'boas-vindas' || kind === 'confirmar-email')
    return 'network at registration, 200 a day; else account';
  return 'account, 30 a day; 10 while it has confirmed no address';
}

/** Every mail to a third person: what causes it, whom it counts under, and what its subject says. */
export function writeThirdPersonTable(): string {
  const rows = Object.entries(thirdPersonMails).map(([kind, cause]) => {
    const { subject } = sampleMails[kind as MailKind];
    return `| \`${kind}\` | ${cause} | ${countedUnder(kind as MailKind)} | ${subject} |`;
  });
  const own = (Object.keys(mailTemplates) as MailKind[]).filter(
    (kind) => !Object.hasOwn(thirdPersonMails, kind),
  );
  return `# Mails to third persons

Made by \`npm run mails\` from \`src/backend/mail/third-person-mails.ts\`; a test holds it to the source.

A third person is one whose address the sender typed and who hasn't confirmed it for the sender's account. Every such mail is
enqueued with its sender, counts under it when it is sent, in the database, and waits for the next day once the day's number is
reached; after three days it is left out. An account's own confirmed address isn't counted. All accounts last used from one
network send 200 mails a day to third persons together. Besides, one address gets 10 mails an hour and 30 a day, no matter who sends
them. No subject repeats what the sender typed; a text does in one short line without addresses.

| Mail | What causes it | Counted under | Subject |
| --- | --- | --- | --- |
${rows.join('\n')}

All other mails go to the team, or to the address of a login about that login: ${own.map((kind) => `\`${kind}\``).join(', ')}.
An account has one address that isn't confirmed, so what one address gets a day limits these.
`;
}
