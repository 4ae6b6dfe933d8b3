import { createHash } from 'node:crypto';
import { networkOf } from '#/domain/request/network-of.ts';

/** Who typed the address of a mail: an account, a member of the team, or a network without a login. */
export type MailSender =
  | { readonly personId: number }
  | { readonly staffLoginId: number }
  | { readonly address: string | null };

/** Null for an unknown address, which isn't counted. */
export function storedSender(sender: MailSender): string | null {
  if ('personId' in sender) return `conta:${sender.personId}`;
  if ('staffLoginId' in sender) return `equipe:${sender.staffLoginId}`;
  if (sender.address === null) return null;
  return `rede:${createHash('sha256').update(networkOf(sender.address)).digest('base64url')}`;
}

/** The account of a stored sender; null for any other sender. */
export function personOfSender(stored: string | null): number | null {
  return stored?.startsWith('conta:') ? Number(stored.slice('conta:'.length)) : null;
}
