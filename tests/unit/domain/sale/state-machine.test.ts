import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boletoMachine, chargeMachine, refundMachine } from '#/domain/sale/charge-state.ts';
import { moveMachine } from '#/domain/finance/provider-move.ts';
import { cardMachine } from '#/domain/sale/card/card-state.ts';
import { purchaseMachine } from '#/domain/sale/purchase-state.ts';
import { canMove, isFinal, nextState, type StateMachine, statesTaking } from '#/domain/sale/state-machine.ts';
import { drawStates, statesFile } from '../../../../tools/matrices/state-drawing.ts';

/** Written by hand, so that a table can't be changed by accident: every event a state takes, and no other. */
const taken: Record<string, Record<string, string>> = {
  purchase: {
    AGUARDANDO_ACEITE:
      'accept→AGUARDANDO_PAGAMENTO cancel→CANCELADA cancel-offer→TURMA_CANCELADA expire→EXPIRADA',
    AGUARDANDO_PAGAMENTO:
      'cancel→CANCELADA cancel-offer→TURMA_CANCELADA change-guardian→AGUARDANDO_ACEITE expire→EXPIRADA invoice→MATRICULADA pay→PAGA review→EM_ANALISE',
    EM_ANALISE:
      'cancel→CANCELADA cancel-offer→TURMA_CANCELADA expire→EXPIRADA pay→PAGA refuse→AGUARDANDO_PAGAMENTO replace→AGUARDANDO_PAGAMENTO',
    PAGA: 'cancel-offer→TURMA_CANCELADA charge-back→ESTORNADA enrol→MATRICULADA withdraw→ARREPENDIDA',
    MATRICULADA: 'cancel-offer→TURMA_CANCELADA charge-back→ESTORNADA withdraw→ARREPENDIDA',
    EXPIRADA: 'hold-again→AGUARDANDO_PAGAMENTO pay-late→PAGAMENTO_TARDIO',
    CANCELADA: 'pay-late→PAGAMENTO_TARDIO',
    ARREPENDIDA: 'refund→ESTORNADA',
    ESTORNADA: '',
    TURMA_CANCELADA: 'change-offer→PAGA refund→ESTORNADA',
    PAGAMENTO_TARDIO: 'change-offer→PAGA pay→PAGA refund→ESTORNADA',
  },
  charge: {
    ATIVA: 'expire→EXPIRADA pay→CONCLUIDA refuse→RECUSADA replace→SUBSTITUIDA',
    CONCLUIDA: '',
    EXPIRADA: 'pay→CONCLUIDA replace→SUBSTITUIDA',
    SUBSTITUIDA: 'pay→CONCLUIDA',
    RECUSADA: 'pay→CONCLUIDA',
  },
  card: {
    ENVIADA: 'approve→APROVADA cancel→CANCELADA challenge→DESAFIO refuse→RECUSADA review→EM_ANALISE',
    DESAFIO: 'approve→APROVADA cancel→CANCELADA refuse→RECUSADA review→EM_ANALISE',
    EM_ANALISE: 'approve→APROVADA cancel→CANCELADA refuse→RECUSADA',
    APROVADA: '',
    RECUSADA: 'approve→APROVADA',
    CANCELADA: 'approve→APROVADA',
  },
  boleto: {
    REGISTRADO: 'fall-due→VENCIDO pay→PAGO replace→SUBSTITUIDO withdraw→BAIXADO',
    PAGO: '',
    VENCIDO: 'pay→PAGO replace→SUBSTITUIDO withdraw→BAIXADO',
    SUBSTITUIDO: 'pay→PAGO',
    BAIXADO: 'pay→PAGO',
  },
  refund: {
    EM_PROCESSAMENTO: 'fail→NAO_REALIZADO give-back→DEVOLVIDO',
    DEVOLVIDO: '',
    NAO_REALIZADO: '',
  },
  move: {
    ABERTO: 'lose→FEITO win→DESFEITO',
    FEITO: 'reopen→ABERTO win→DESFEITO',
    DESFEITO: 'lose→FEITO reopen→ABERTO',
  },
};

const machines: [string, StateMachine<string, string>][] = [
  ['purchase', purchaseMachine],
  ['charge', chargeMachine],
  ['card', cardMachine],
  ['boleto', boletoMachine],
  ['refund', refundMachine],
  ['move', moveMachine],
];

describe.each(machines)('the states of a %s (PURCHASE-3, PIX-1, BOLETO-1)', (name, machine) => {
  const events = [...new Set(machine.transitions.map(([, event]) => event))].toSorted();

  it('take these events and refuse every other', () => {
    const found = machine.states.map((state) => [
      state,
      events
        .flatMap((event) => {
          const to = nextState(machine, state, event);
          return to === undefined ? [] : `${event}→${to}`;
        })
        .join(' '),
    ]);
    expect(Object.fromEntries(found)).toEqual(taken[name]);
  });

  it('lead one way for each event, and are all reached from the first', () => {
    const keys = machine.transitions.map(([from, event]) => `${from} ${event}`);
    expect(new Set(keys).size).toBe(keys.length);
    const reached = new Set([machine.first]);
    for (const state of reached)
      for (const [from, , to] of machine.transitions) if (from === state) reached.add(to);
    expect([...reached].toSorted()).toEqual([...machine.states].toSorted());
  });

  it('answer every question alike', () => {
    const state = fc.constantFrom(...machine.states);
    fc.assert(
      fc.property(state, state, fc.constantFrom(...events), (from, to, event) => {
        expect(statesTaking(machine, event).includes(from)).toBe(
          nextState(machine, from, event) !== undefined,
        );
        expect(canMove(machine, from, to)).toBe(events.some((what) => nextState(machine, from, what) === to));
        if (isFinal(machine, from)) expect(canMove(machine, from, to)).toBe(false);
      }),
    );
  });
});

it('are drawn in the docs as they are: `npm run states` writes it', () => {
  expect(readFileSync(statesFile, 'utf8').trim()).toBe(drawStates().trim());
});
