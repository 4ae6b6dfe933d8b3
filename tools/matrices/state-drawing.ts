import { boletoMachine, chargeMachine, refundMachine } from '../../src/domain/sale/charge-state.ts';
import { cardMachine } from '../../src/domain/sale/card/card-state.ts';
import { moveMachine } from '../../src/domain/finance/provider-move.ts';
import { enrolmentMachine } from '../../src/domain/enrolment/enrolment-state.ts';
import { purchaseMachine } from '../../src/domain/sale/purchase-state.ts';
import { isFinal, type StateMachine } from '../../src/domain/sale/state-machine.ts';

export const statesFile = 'docs/states.md';

const machines: [title: string, machine: StateMachine<string, string>][] = [
  ['Purchase', purchaseMachine],
  ['Charge', chargeMachine],
  ['Boleto', boletoMachine],
  ['Try with a card', cardMachine],
  ['Refund', refundMachine],
  ['Move of money at a provider', moveMachine],
  ['Enrolment without payment', enrolmentMachine],
];

/** The state machines of a sale as a document with a diagram each, from the tables that the shop runs on. */
export function drawStates(): string {
  return `# States of a sale

Made by \`npm run states\` from the tables in \`src/domain/sale/purchase-state.ts\`, \`src/domain/sale/charge-state.ts\`,
\`src/domain/sale/card/card-state.ts\`, \`src/domain/finance/provider-move.ts\` and \`src/domain/enrolment/enrolment-state.ts\`, by which every change of state is allowed or refused. What has no arrow here never happens.

${machines.map(([title, machine]) => `## ${title}\n\n${drawMachine(machine)}`).join('\n\n')}
`;
}

function drawMachine(machine: StateMachine<string, string>): string {
  const arrows = machine.transitions.map(([from, event, to]) => `  ${from} --> ${to}: ${event}`);
  const ends = machine.states.filter((state) => isFinal(machine, state)).map((state) => `  ${state} --> [*]`);
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${machine.first}`, ...arrows, ...ends, '```'].join(
    '\n',
  );
}
