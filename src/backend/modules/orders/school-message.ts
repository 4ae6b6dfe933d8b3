import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { listOfferParts } from '#/backend/db/offer/programme-seats.ts';
import { findLastAct } from '#/backend/modules/audit/audit-log.ts';
import { findOpenAcceptance } from './agreement/agreement-repository.ts';

const cancelling = new Set(['turma-cancelada', 'turma-cancelada-sem-pagamento']);
const moving = new Set(['novo-aceite-pedido', 'novo-aceite-lembrete']);

function actOf(tipo: string) {
  if (tipo === 'turma-adiada') return 'ADIOU_TURMA';
  if (cancelling.has(tipo)) return 'CANCELOU_TURMA';
  return moving.has(tipo) || tipo === 'turma-com-data' ? 'ALTEROU_TURMA' : undefined;
}

const messageSchema = v.object({ recado: v.string() });

/**
 * What the school wrote to buyers with the act that a mail is about: a mail has the words of its own act,
 * whatever becomes of the offer before it goes. Empty where it wrote nothing.
 */
export async function findSchoolMessage(
  db: Database,
  tipo: string,
  { codigo, id_oferta }: { codigo: string; id_oferta: number },
): Promise<{ recado?: string }> {
  const acao = actOf(tipo);
  if (acao === undefined) return {};
  if (moving.has(tipo)) {
    const request = await findOpenAcceptance(db, codigo);
    if (!request?.motivos.includes('TURMA')) return {};
  }
  const changed = [id_oferta, ...(await listOfferParts(db, id_oferta))].map((id) => `turma ${id}`);
  const act = await findLastAct(db, changed, acao);
  const read = v.safeParse(messageSchema, act?.dados);
  return read.success ? { recado: read.output.recado } : {};
}
