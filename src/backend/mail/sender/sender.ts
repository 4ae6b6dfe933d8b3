import type { MailBrand } from '../templates/layout/mail-layout.tsx';
import type { BackendSettings } from '#/backend/settings.ts';
import type { Mail } from '../mail.ts';

type SenderSettings = Pick<BackendSettings, 'publicUrl' | 'mail'>;

/** What the school says; undefined where only the settings say. */
export function senderOf(brand: MailBrand, { mail, publicUrl }: SenderSettings): Mail['from'] {
  const name = brand.remetente_nome || brand.nome;
  if (brand.remetente_email) return { name, address: brand.remetente_email };
  if (mail.kind === 'smtp' && mail.from) return undefined;
  return { name, address: `nao-responda@${new URL(publicUrl).hostname}` };
}

/** The address that mails come from. */
export function addressSender(brand: MailBrand, settings: SenderSettings): string {
  const said = senderOf(brand, settings)?.address;
  if (said !== undefined) return said;
  const from = settings.mail.kind === 'smtp' ? (settings.mail.from ?? '') : '';
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}
