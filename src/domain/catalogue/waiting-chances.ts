// SEAT-9
export interface WaitingChances {
  vagas_oferecidas: number;
  vagas_sem_pagamento: number;
  vagas_em_analise: number;
  vagas_guardadas: number;
}

/** Odds at a place of the waiting list (SEAT-9). `posicao` counts from 1. */
export function describeChances(posicao: number, chances: WaitingChances): string {
  return [describePast(chances), ...describeOpen(chances), judge(posicao, chances)].join(' ');
}

function describePast({ vagas_oferecidas: offered }: WaitingChances): string {
  if (offered === 0) return 'Até agora, nenhuma vaga foi oferecida a esta lista.';
  return offered === 1
    ? 'Até agora, 1 vaga foi oferecida a esta lista.'
    : `Até agora, ${offered} vagas foram oferecidas a esta lista.`;
}

function describeOpen({
  vagas_sem_pagamento: unpaid,
  vagas_em_analise: undecided,
  vagas_guardadas: stored,
}: WaitingChances): string[] {
  const parts: [number: number, one: string, several: string][] = [
    [unpaid, 'ainda não tem pagamento confirmado', 'ainda não têm pagamento confirmado'],
    [undecided, 'depende de uma inscrição em análise', 'dependem de inscrições em análise'],
    [stored, 'está guardada para quem já foi chamado', 'estão guardadas para quem já foi chamado'],
  ];
  return parts
    .filter(([number]) => number > 0)
    .map(([number, one, several]) => (number === 1 ? `1 vaga ${one}.` : `${number} vagas ${several}.`));
}

function judge(posicao: number, chances: WaitingChances): string {
  const open = chances.vagas_sem_pagamento + chances.vagas_em_analise + chances.vagas_guardadas;
  if (open === 0) {
    return 'Hoje nenhuma vaga desta turma espera confirmação: sua chance é pequena e depende de desistências.';
  }
  if (open < posicao) {
    return open === 1
      ? 'Se ela ficar livre, vai primeiro para quem está na sua frente: sua chance é pequena.'
      : 'Mesmo que todas fiquem livres, elas vão primeiro para quem está na sua frente: sua chance é pequena.';
  }
  const enough =
    open === 1
      ? 'se ela ficar livre'
      : posicao === 1
        ? 'se uma delas ficar livre'
        : `se ${posicao} delas ficarem livres`;
  // At most every second one is needed.
  return open >= 2 * posicao
    ? `Sua chance é boa: a sua vez chega ${enough}.`
    : `Você tem chance: a sua vez chega ${enough}.`;
}
