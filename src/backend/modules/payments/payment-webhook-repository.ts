import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { type ItemOddity, oddPaymentItems, paymentWebhooks } from '#/backend/db/schema/purchasing.ts';

export type { ItemOddity };

const webhookBytes = 65_536;
const itemBytes = 16_384;

interface Received {
  provedor: string;
  content: unknown;
  at: Date;
}

export async function storeWebhook(db: Database, received: Received): Promise<void> {
  await db
    .insert(paymentWebhooks)
    .values(toRow(received, webhookBytes))
    .onConflictDoUpdate({
      target: [paymentWebhooks.provedor, paymentWebhooks.sha256],
      set: { vezes: sql`${paymentWebhooks.vezes} + 1`, ultima_em: received.at },
    });
}

export async function keepOddItem(db: Database, received: Received, motivo: ItemOddity): Promise<boolean> {
  const [row] = await db
    .insert(oddPaymentItems)
    .values({ ...toRow(received, itemBytes), motivo })
    .onConflictDoUpdate({
      target: [oddPaymentItems.provedor, oddPaymentItems.sha256],
      set: { vezes: sql`${oddPaymentItems.vezes} + 1`, ultima_em: received.at },
    })
    .returning({ vezes: oddPaymentItems.vezes });
  return row?.vezes === 1;
}

export async function deleteWebhooksBefore(
  db: Database,
  before: { webhooks: Date; items: Date },
): Promise<void> {
  await db.delete(paymentWebhooks).where(lt(paymentWebhooks.ultima_em, before.webhooks));
  await db.delete(oddPaymentItems).where(lt(oddPaymentItems.ultima_em, before.items));
}

function toRow({ provedor, content, at }: Received, most: number) {
  // JSON again, in which a NUL and half a surrogate pair are written as escapes that every column holds.
  const corpo = JSON.stringify(content) ?? 'null';
  return {
    provedor,
    sha256: createHash('sha256').update(corpo).digest('hex'),
    corpo: cutAtBytes(corpo, most),
    recebido_em: at,
    ultima_em: at,
  };
}

function cutAtBytes(text: string, most: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return text;
  // A character cut in two is left out.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, most), { stream: true });
}
