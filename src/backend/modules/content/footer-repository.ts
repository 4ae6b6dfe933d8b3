import { asc, eq } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import {
  certificates,
  contacts,
  paymentMethods,
  siteSettings,
  socialNetworks,
} from '#/backend/db/schema/content.ts';

export function selectSocialNetworks(db: Database) {
  return db.select().from(socialNetworks).orderBy(asc(socialNetworks.id_rede_social));
}

export type SocialNetworkRow = Awaited<ReturnType<typeof selectSocialNetworks>>[number];

export function selectCertificates(db: Database) {
  return db.select().from(certificates).orderBy(asc(certificates.id_certificado));
}

export function selectPaymentMethods(db: Database) {
  return db.select().from(paymentMethods).orderBy(asc(paymentMethods.id_forma_pagamento));
}

/**
 * All contacts in their order, WhatsApp included: pages that show a list leave it out, the 404 page
 * chats with it.
 */
export function selectContacts(db: Database) {
  return db
    .select({ chave: contacts.chave, valor: contacts.valor })
    .from(contacts)
    .orderBy(asc(contacts.ordem), asc(contacts.chave));
}

export async function selectLayoutInUse(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ valor: siteSettings.valor })
    .from(siteSettings)
    .where(eq(siteSettings.chave, 'LAYOUT'));
  return row?.valor;
}
