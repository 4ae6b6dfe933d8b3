import type { Offer } from '#/contract/catalogue/course.ts';

export interface Confirmation {
  enrolled: number;
  needed: number;
  missing: number;
}

// SEAT-8
export function confirmationOf({
  aberta,
  situacao,
  vagas_minimas: needed,
  matriculados: enrolled,
}: Pick<Offer, 'aberta' | 'situacao' | 'vagas_minimas' | 'matriculados'>): Confirmation | undefined {
  if (!aberta || situacao !== 'em-aberto' || needed === 0 || enrolled === null) return undefined;
  return { enrolled, needed, missing: Math.max(needed - enrolled, 0) };
}

export function describeMissing(missing: number): string {
  if (missing === 0) return 'A turma já tem as matrículas de que precisa';
  return missing === 1
    ? 'Falta 1 matrícula para confirmar a turma'
    : `Faltam ${missing} matrículas para confirmar a turma`;
}
