import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { isProvenAddress } from './recipient-repository.ts';
import type { MailKind } from './templates/mail-templates.ts';

/**
 * Who causes a mail: the shop itself; a visitor, who may type any address; a buyer, for a student
 * with any address; an account, whose address may be anybody's until it is confirmed; or somebody who
 * forgot the password.
 */
type Asker = 'shop' | 'visitor' | 'buyer' | 'account' | 'locked-out';

/** Every other kind is asked for by an account; decisions of the team count as the shop's. */
const askers: Readonly<Partial<Record<MailKind, Asker>>> = {
  'acesso-bloqueado': 'locked-out',
  'esqueci-senha': 'locked-out',
  'cpf-liberado': 'shop',
  'cpf-recusado': 'shop',
  'cpf-retirado': 'shop',
  'empresa-contato': 'shop',
  'pedido-de-ligacao': 'shop',
  'empresa-contato-recebido': 'visitor',
  'newsletter-confirmar': 'visitor',
  'newsletter-boas-vindas': 'visitor',
  'cobranca-criada': 'buyer',
  'pagamento-recebido': 'buyer',
  'pagamento-tardio': 'buyer',
  'matricula-confirmada': 'buyer',
  'turma-confirmada': 'buyer',
  'turma-confirmada-da-empresa': 'buyer',
  'vagas-confirmadas': 'buyer',
  'vaga-da-empresa': 'buyer',
  'devolucao-concluida': 'buyer',
  'compra-assistida': 'buyer',
  'codigo-de-novo-acesso': 'locked-out',
  'desconto-decidido': 'shop',
  'responsavel-convidado': 'buyer',
  'responsavel-trocado': 'buyer',
  'responsavel-sem-resposta': 'buyer',
};

/**
 * Whether a mail may go out: so many an hour and a day to an address that isn't known to be the asker's own,
 * counted over all who ask. What accounts need counts apart, and the way back in by itself, so that nobody
 * can use them up with something else.
 */
export async function mayWriteTo(
  { db, throttle }: { db: Database; throttle: Throttle },
  kind: MailKind,
  { to, codigoCompra }: { to: string; codigoCompra: string | undefined },
): Promise<boolean> {
  const asker = askers[kind] ?? 'account';
  if (asker === 'shop') return true;
  const isProven =
    asker !== 'visitor' && (await isProvenAddress(db, to, asker === 'buyer' ? codigoCompra : undefined));
  if (isProven) return true;
  const purpose = asker === 'account' || asker === 'locked-out' ? asker : 'sale';
  const subject = `${purpose} ${to.toLowerCase()}`;
  try {
    await throttle.take('stranger-mail-hour', subject);
    await throttle.take('stranger-mail-day', subject);
    return true;
  } catch (error) {
    if (error instanceof BackendError && error.status === 429) return false;
    throw error;
  }
}
