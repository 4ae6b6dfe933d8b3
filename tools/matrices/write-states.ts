import { writeFileSync } from 'node:fs';
import { drawStates, statesFile } from './state-drawing.ts';

// `npm run states`: the drawing of the state machines, after one of them changed.
writeFileSync(statesFile, drawStates());
