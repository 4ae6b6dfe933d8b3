import { createHash } from 'node:crypto';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { PersonForm } from '#/contract/person-form.ts';

/** SHA-256 in hex of a purchase request; the order of fields doesn't matter. */
export function hashPurchaseRequest({
  offerId,
  aluno: { nome, cpf, nascimento, telefone, email },
  responsavel,
  cupom,
}: {
  offerId: number;
  aluno: PersonForm;
  responsavel?: PurchaseGuardian | undefined;
  cupom?: string | undefined;
}): string {
  const wish = [offerId, nome, cpf, nascimento, telefone, email, cupom || null];
  const guardian = responsavel
    ? [responsavel.nome, responsavel.cpf, responsavel.telefone, responsavel.email, responsavel.parentesco]
    : [];
  const canonical = JSON.stringify([...wish, ...guardian]);
  return createHash('sha256').update(canonical).digest('hex');
}
