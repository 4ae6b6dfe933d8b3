import { describe, expect, it } from 'vitest';
import { describeChances, type WaitingChances } from '#/domain/catalogue/waiting-chances.ts';

const none = { vagas_oferecidas: 0, vagas_sem_pagamento: 0, vagas_em_analise: 0, vagas_guardadas: 0 };
const say = (posicao: number, some: Partial<WaitingChances> = {}) =>
  describeChances(posicao, { ...none, ...some });
const past = 'Até agora, nenhuma vaga foi oferecida a esta lista.';

describe('the odds of a person who waits (SEAT-9)', () => {
  it('are small when no seat may come free but by a person giving it up', () => {
    const small =
      'Hoje nenhuma vaga desta turma espera confirmação: sua chance é pequena e depende de desistências.';
    expect(say(1)).toBe(`${past} ${small}`);
    expect(say(1, { vagas_oferecidas: 1 })).toBe(`Até agora, 1 vaga foi oferecida a esta lista. ${small}`);
    expect(say(9, { vagas_oferecidas: 2 })).toBe(
      `Até agora, 2 vagas foram oferecidas a esta lista. ${small}`,
    );
  });

  it('name each reason why a seat may come free', () => {
    expect(say(4, { vagas_sem_pagamento: 5, vagas_em_analise: 1, vagas_guardadas: 1 })).toBe(
      `${past} 5 vagas ainda não têm pagamento confirmado. 1 vaga depende de uma inscrição em análise. ` +
        '1 vaga está guardada para quem já foi chamado. ' +
        'Você tem chance: a sua vez chega se 4 delas ficarem livres.',
    );
    expect(say(1, { vagas_sem_pagamento: 1, vagas_em_analise: 2, vagas_guardadas: 3 })).toBe(
      `${past} 1 vaga ainda não tem pagamento confirmado. 2 vagas dependem de inscrições em análise. ` +
        '3 vagas estão guardadas para quem já foi chamado. ' +
        'Sua chance é boa: a sua vez chega se uma delas ficar livre.',
    );
  });

  it.each([
    [1, 1, 'Você tem chance: a sua vez chega se ela ficar livre.'],
    [1, 2, 'Sua chance é boa: a sua vez chega se uma delas ficar livre.'],
    [2, 1, 'Se ela ficar livre, vai primeiro para quem está na sua frente: sua chance é pequena.'],
    [2, 2, 'Você tem chance: a sua vez chega se 2 delas ficarem livres.'],
    [2, 3, 'Você tem chance: a sua vez chega se 2 delas ficarem livres.'],
    [2, 4, 'Sua chance é boa: a sua vez chega se 2 delas ficarem livres.'],
    [
      3,
      2,
      'Mesmo que todas fiquem livres, elas vão primeiro para quem está na sua frente: sua chance é pequena.',
    ],
  ])('at place %i, with %i seats that may come free', (posicao, vagas_sem_pagamento, judgement) => {
    expect(say(posicao, { vagas_sem_pagamento })).toMatch(new RegExp(`${judgement}$`));
  });
});
