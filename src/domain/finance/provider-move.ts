import type { StateMachine } from '../sale/state-machine.ts';

/** What moves money at a provider without the shop asking for it. */
export const moveKinds = ['DEVOLUCAO', 'MED', 'CONTESTACAO', 'MEDIACAO', 'TARIFA'] as const;
export type MoveKind = (typeof moveKinds)[number];

/** Held back, gone, or the shop's (again). */
export const moveStatuses = ['ABERTO', 'FEITO', 'DESFEITO'] as const;
export type MoveStatus = (typeof moveStatuses)[number];

/** What happens to such a move: the provider may open again what it had decided. */
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
