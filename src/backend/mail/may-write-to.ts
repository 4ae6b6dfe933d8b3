import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Counted, Throttle } from '#/backend/limits/throttle.ts';
import { personOfSender } from './mail-sender.ts';
import { addressOfAccount, isProvenAddress } from './recipient-repository.ts';
import { companySeatMails, isThirdPersonMail } from './third-person-mails.ts';
import type { MailKind } from './templates/mail-templates.ts';

type Purpose = 'shop' | 'sale' | 'account' | 'locked-out';

const accountMails: ReadonlySet<MailKind> = new Set<MailKind>([
  'boas-vindas',
  'confirmar-email',
  'confirmar-novo-email',
  'cpf-liberado',
  'cpf-recusado',
  'convite-da-equipe',
]);

const purposes: Readonly<Partial<Record<MailKind, Purpose>>> = {
  'acesso-bloqueado': 'locked-out',
  'esqueci-senha': 'locked-out',
  'codigo-de-novo-acesso': 'locked-out',
  'cpf-retirado': 'shop',
  'empresa-contato': 'shop',
  'pedido-de-ligacao': 'shop',
  'fatura-pedida': 'shop',
  'desconto-decidido': 'shop',
  'custeio-decidido': 'shop',
  'newsletter-boas-vindas': 'sale',
};

function purposeOf(kind: MailKind): Purpose {
  const named = purposes[kind];
  if (named) return named;
  return isThirdPersonMail(kind) && !accountMails.has(kind) ? 'sale' : 'account';
}

/** A mail goes out now, or so many seconds later, or never. */
type Verdict = 'now' | 'never' | { readonly afterSeconds: number };

/**
 * Limits mails to addresses that aren't confirmed as the sender's: by sender, the rest waits (SECURITY-14),
 * and over all senders, the rest is dropped (SECURITY-8).
 */
export async function mayWriteTo(
  { db, throttle }: { db: Database; throttle: Throttle },
  kind: MailKind,
  { to, sender }: { to: string; sender: string | null },
): Promise<Verdict> {
  const purpose = purposeOf(kind);
  if (purpose === 'shop') return 'now';
  const personId = personOfSender(sender);
  const account = personId === null ? undefined : await addressOfAccount(db, personId, to);
  const isProven = isThirdPersonMail(kind)
    ? account?.isProven
    : kind !== 'newsletter-boas-vindas' && (await isProvenAddress(db, to));
  if (isProven) return 'now';
  for (const counted of senderLimits(kind, sender, account)) {
    const wait = await waitFor(throttle, counted);
    if (wait !== null) return { afterSeconds: wait };
  }
  const subject = `${purpose} ${to.toLowerCase()}`;
  for (const rule of ['stranger-mail-hour', 'stranger-mail-day'] as const) {
    if ((await waitFor(throttle, [rule, subject])) !== null) return 'never';
  }
  return 'now';
}

function senderLimits(
  kind: MailKind,
  sender: string | null,
  account: Awaited<ReturnType<typeof addressOfAccount>> | undefined,
): Counted[] {
  if (sender === null) return [];
  if (companySeatMails.has(kind)) return [['company-mail-day', sender]];
  if (sender.startsWith('equipe:')) return [['staff-mail-day', sender]];
  if (sender.startsWith('rede:')) return [['network-mail-day', sender]];
  const limits: Counted[] = [['sender-mail-day', sender]];
  if (account?.isOwn) return limits;
  if (!account?.hasProven) limits.unshift(['unproven-sender-mail-day', sender]);
  // Many accounts of one sender count together.
  if (account?.network) limits.push(['network-mail-day', `contas:${account.network}`]);
  return limits;
}

/** Seconds until the next try; null when this one counted. */
async function waitFor(throttle: Throttle, counted: Counted): Promise<number | null> {
  try {
    await throttle.take(...counted);
    return null;
  } catch (error) {
    if (error instanceof BackendError && error.status === 429) return error.retryAfter ?? 1;
    throw error;
  }
}
