import { asc, eq } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { certificates, paymentMethods, siteSettings, socialNetworks } from '#/backend/db/schema/content.ts';

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

export async function selectLayoutInUse(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ valor: siteSettings.valor })
    .from(siteSettings)
    .where(eq(siteSettings.chave, 'LAYOUT'));
  return row?.valor;
}
