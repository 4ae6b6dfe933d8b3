import { nextState, type StateMachine } from '../sale/state-machine.ts';

// ENROLMENT-2
export const enrolmentStates = [
  'INSCRITA',
  'MATRICULADA',
  'LISTA_ESPERA',
  'INDEFERIDA',
  'DESISTENTE',
] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

export type EnrolmentEvent =
  | 'enrol'
  | 'wait'
  | 'call'
  | 'refuse'
  | 'cancel-offer'
  | 'lose-cpf'
  | 'give-up'
  | 'lapse';

/**
 * Transitions (ENROLMENT-2). An invited person who lets 24 hours pass has lapsed; an enrolment whose CPF is
 * claimed by its owner is lost.
 */
export const enrolmentMachine: StateMachine<EnrolmentState, EnrolmentEvent> = {
  states: enrolmentStates,
  first: 'INSCRITA',
  transitions: [
    ['INSCRITA', 'enrol', 'MATRICULADA'],
    ['INSCRITA', 'wait', 'LISTA_ESPERA'],
    ['INSCRITA', 'refuse', 'INDEFERIDA'],
    ['INSCRITA', 'cancel-offer', 'INDEFERIDA'],
    ['INSCRITA', 'lose-cpf', 'INDEFERIDA'],
    ['INSCRITA', 'give-up', 'DESISTENTE'],
    ['LISTA_ESPERA', 'call', 'INSCRITA'],
    ['LISTA_ESPERA', 'cancel-offer', 'INDEFERIDA'],
    ['LISTA_ESPERA', 'lose-cpf', 'INDEFERIDA'],
    ['LISTA_ESPERA', 'give-up', 'DESISTENTE'],
    ['LISTA_ESPERA', 'lapse', 'DESISTENTE'],
    ['MATRICULADA', 'cancel-offer', 'INDEFERIDA'],
    ['MATRICULADA', 'lose-cpf', 'INDEFERIDA'],
    ['MATRICULADA', 'give-up', 'DESISTENTE'],
  ],
};

export const enrolmentStateLabels: Readonly<Record<EnrolmentState, string>> = {
  INSCRITA: 'Inscrição em análise',
  MATRICULADA: 'Matrícula confirmada',
  LISTA_ESPERA: 'Na lista de espera',
  INDEFERIDA: 'Inscrição não aceita',
  DESISTENTE: 'Desistência registrada',
};

export const liveEnrolmentStates = ['INSCRITA', 'MATRICULADA', 'LISTA_ESPERA'] as const;

export function isLiveEnrolment(state: EnrolmentState): boolean {
  return liveEnrolmentStates.some((live) => live === state);
}

export function holdsFreeSeat(state: EnrolmentState): boolean {
  return state === 'INSCRITA' || state === 'MATRICULADA';
}

/**
 * Where an event leads from a state.
 * @throws for a step the state machine doesn't have
 */
export function stepEnrolment(from: EnrolmentState, event: EnrolmentEvent): EnrolmentState {
  const to = nextState(enrolmentMachine, from, event);
  if (!to) throw new Error(`an enrolment in ${from} takes no ${event}`);
  return to;
}
