import type { StateMachine } from '../sale/state-machine.ts';

export const moveKinds = ['DEVOLUCAO', 'MED', 'CONTESTACAO', 'MEDIACAO', 'TARIFA'] as const;
export type MoveKind = (typeof moveKinds)[number];

export const moveStatuses = ['ABERTO', 'FEITO', 'DESFEITO'] as const;
export type MoveStatus = (typeof moveStatuses)[number];

export type MoveEvent = 'lose' | 'win' | 'reopen';
export const moveMachine: StateMachine<MoveStatus, MoveEvent> = {
  states: moveStatuses,
  first: 'ABERTO',
  transitions: [
    ['ABERTO', 'lose', 'FEITO'],
    ['ABERTO', 'win', 'DESFEITO'],
    ['FEITO', 'win', 'DESFEITO'],
    ['FEITO', 'reopen', 'ABERTO'],
    ['DESFEITO', 'lose', 'FEITO'],
    ['DESFEITO', 'reopen', 'ABERTO'],
  ],
};
