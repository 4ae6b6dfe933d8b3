import type { NewAcceptance } from '#/contract/purchasing/new-acceptance.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export const ACCEPTANCE_MISSING = 'Para continuar, leia e aceite as mudanças e o contrato';

export function refusalWarning({ paga, sem_custo }: Pick<NewAcceptance, 'paga' | 'sem_custo'>): string {
  if (sem_custo) return 'A matrícula termina agora e a vaga passa para outra pessoa.';
  return paga
    ? 'A matrícula termina agora, a vaga passa para outra pessoa e tudo o que você pagou volta pela mesma forma de pagamento.'
    : 'A compra é cancelada, a vaga volta para a turma e você não deve nada.';
}

export interface AcceptEntries {
  accepted: boolean;
  pedido: string;
  versao: string;
  sha256: string;
}

export function readAccept(data: FormData): AcceptEntries {
  const [pedido, versao, sha256] = ['pedido', 'versao', 'sha256'].map((name) => formText(data, name));
  return { accepted: data.has('aceite'), pedido: pedido!, versao: versao!, sha256: sha256! };
}
