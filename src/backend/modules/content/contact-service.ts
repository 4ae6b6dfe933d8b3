import type * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import type { callbackRequestSchema } from '#/contract/content/contact.ts';
import { CALLBACK_CPF_PLACEHOLDER, CALLBACK_EMAIL_PLACEHOLDER } from '#/domain/community/callback-form.ts';
import { cpfDigits, isCpf } from '#/domain/person/cpf.ts';
import { isEmail } from '#/domain/person/email.ts';
import { formatPhone } from '#/domain/person/phone.ts';
import { networkAddress } from '#/domain/request/network-address.ts';
import { insertCallbackRequest, insertLoggedRequest } from './contact-repository.ts';

type CallbackRequest = v.InferOutput<typeof callbackRequestSchema>;

// LEADS-3
export async function requestCallback(
  db: Database,
  now: Date,
  request: CallbackRequest,
  desk: string | undefined,
) {
  const { nome, ddd, tel, cpf, email } = request;
  const telefone = `${ddd}${tel}`;
  const known = email && email !== CALLBACK_EMAIL_PLACEHOLDER && isEmail(email) ? email.toLowerCase() : null;
  await db.transaction(async (tx) => {
    await insertCallbackRequest(tx, {
      nome,
      ddd,
      tel,
      cpf: cpf && cpf !== CALLBACK_CPF_PLACEHOLDER && isCpf(cpf) ? cpfDigits(cpf) : null,
      email: known,
      criado_em: now,
    });
    if (desk) {
      const dados = { nome, telefone: formatPhone(telefone), email: known };
      await enqueueMessage(tx, { tipo: 'pedido-de-ligacao', destinatario: desk, dados }, now);
    }
  });
  return { status: 'RECEBIDO' as const };
}

/**
 * Stores a page that wasn't found, with the caller's network. Query and hash are dropped: they may carry
 * tokens.
 */
export async function logRequest(
  db: Database,
  now: Date,
  line: { url: string; tipo: string; dados?: string | null | undefined },
  ip: string | null,
) {
  await insertLoggedRequest(db, {
    url: line.url.replace(/[?#].*$/s, ''),
    tipo: line.tipo,
    endereco_ip: networkAddress(ip),
    dados: line.dados ?? null,
    criado_em: now,
  });
  return { ok: true as const };
}
