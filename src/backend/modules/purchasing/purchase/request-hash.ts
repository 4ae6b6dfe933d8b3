import { createHash } from 'node:crypto';
import type { Student } from '#/contract/purchasing/purchase.ts';

/**
 * SHA-256, in hex, of what a purchase was asked for with: the same for the same wish, however its
 * fields were ordered.
 */
export function hashPurchaseRequest({
  offerId,
  aluno: { nome, cpf, nascimento, telefone, email },
  cupom,
}: {
  offerId: number;
  aluno: Student;
  cupom?: string | undefined;
}): string {
  const canonical = JSON.stringify([offerId, nome, cpf, nascimento, telefone, email, cupom || null]);
  return createHash('sha256').update(canonical).digest('hex');
}
