import { and, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { newsletterSubscriptions, newsletterTokens } from '#/backend/db/schema/newsletter.ts';

const isActive = and(
  isNotNull(newsletterSubscriptions.confirmado_em),
  isNull(newsletterSubscriptions.cancelado_em),
);

export async function openSubscription(
  db: Database,
  { email, versao, now }: { email: string; versao: string; now: Date },
): Promise<number | undefined> {
  await db
    .insert(newsletterSubscriptions)
    .values({ email, versao_texto: versao, pedido_em: now })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(
      and(
        eq(newsletterSubscriptions.email, email),
        or(isNull(newsletterSubscriptions.confirmado_em), isNotNull(newsletterSubscriptions.cancelado_em)),
      ),
    );
  return row?.id;
}

export async function isSubscribed(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.id, id), isActive));
  return rows.length > 0;
}

export async function insertNewsletterToken(
  db: Database,
  token: typeof newsletterTokens.$inferInsert,
): Promise<void> {
  await db.insert(newsletterTokens).values(token);
}

export async function takeConfirmation(db: Database, hash: Uint8Array, now: Date) {
  const [token] = await db
    .update(newsletterTokens)
    .set({ usado_em: now })
    .where(
      and(
        eq(newsletterTokens.hash, hash),
        eq(newsletterTokens.tipo, 'CONFIRMAR'),
        isNull(newsletterTokens.usado_em),
        gt(newsletterTokens.expira_em, now),
      ),
    )
    .returning({ id: newsletterTokens.id_assinatura, versao: newsletterTokens.versao_texto });
  return token;
}

export async function findCancellation(db: Database, hash: Uint8Array) {
  const [token] = await db
    .select({ id: newsletterTokens.id_assinatura })
    .from(newsletterTokens)
    .where(and(eq(newsletterTokens.hash, hash), eq(newsletterTokens.tipo, 'CANCELAR')));
  return token;
}

export async function confirm(
  db: Database,
  { id, versao, now }: { id: number; versao: string; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .update(newsletterSubscriptions)
    .set({ confirmado_em: now, cancelado_em: null, versao_texto: versao })
    .where(eq(newsletterSubscriptions.id, id))
    .returning({ email: newsletterSubscriptions.email });
  return row?.email;
}

export async function cancel(db: Database, id: number, now: Date): Promise<string | undefined> {
  await db
    .update(newsletterSubscriptions)
    .set({ cancelado_em: now })
    .where(and(eq(newsletterSubscriptions.id, id), isNull(newsletterSubscriptions.cancelado_em)));
  await db
    .update(newsletterTokens)
    .set({ usado_em: now })
    .where(
      and(
        eq(newsletterTokens.id_assinatura, id),
        eq(newsletterTokens.tipo, 'CONFIRMAR'),
        isNull(newsletterTokens.usado_em),
      ),
    );
  const [row] = await db
    .select({ email: newsletterSubscriptions.email })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, id));
  return row?.email;
}

export async function deleteOldSubscriptions(
  db: Database,
  before: { asked: Date; cancelled: Date },
): Promise<void> {
  await db
    .delete(newsletterSubscriptions)
    .where(
      or(
        and(
          isNull(newsletterSubscriptions.confirmado_em),
          lt(newsletterSubscriptions.pedido_em, before.asked),
        ),
        lt(newsletterSubscriptions.cancelado_em, before.cancelled),
      ),
    );
  await db
    .delete(newsletterTokens)
    .where(and(eq(newsletterTokens.tipo, 'CONFIRMAR'), lt(newsletterTokens.expira_em, before.asked)));
}

export function selectSubscriptions(db: Database, emails: readonly string[]) {
  return db.select().from(newsletterSubscriptions).where(isOf(emails));
}

export async function deleteSubscriptions(db: Database, emails: readonly string[]): Promise<void> {
  await db.delete(newsletterSubscriptions).where(isOf(emails));
}

const isOf = (emails: readonly string[]) =>
  inArray(newsletterSubscriptions.email, ['', ...emails.map((email) => email.toLowerCase())]);
