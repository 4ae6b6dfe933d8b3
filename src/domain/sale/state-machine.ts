type Transition<State extends string, Event extends string> = readonly [from: State, event: Event, to: State];

export interface StateMachine<State extends string, Event extends string> {
  states: readonly State[];
  first: State;
  transitions: readonly Transition<State, Event>[];
}

/** Where an event leads from a state; undefined when it is refused there. */
export function nextState<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  from: State,
  event: Event,
): State | undefined {
  return machine.transitions.find(([state, what]) => state === from && what === event)?.[2];
}

export function canMove<State extends string>(
  machine: StateMachine<State, string>,
  from: State,
  to: State,
): boolean {
  return machine.transitions.some(([state, , reached]) => state === from && reached === to);
}

export function statesTaking<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  event: Event,
): State[] {
  return machine.transitions.filter(([, what]) => what === event).map(([from]) => from);
}

/** True when nothing more can happen. */
export function isFinal<State extends string>(machine: StateMachine<State, string>, state: State): boolean {
  return !machine.transitions.some(([from]) => from === state);
}
