import * as v from 'valibot';
import { requiredText } from '../text/required.ts';

// GUARDIAN-1
export const kinships = {
  MAE: 'Mãe',
  PAI: 'Pai',
  AVO: 'Avó ou avô',
  IRMAO: 'Irmã ou irmão',
  TUTOR: 'Tutora ou tutor legal',
  OUTRO: 'Outro responsável legal',
} as const;
export type Kinship = keyof typeof kinships;

export const KINSHIP_MESSAGE = 'Escolha o parentesco';

export const kinshipSchema = v.pipe(
  requiredText(),
  v.picklist(Object.keys(kinships) as Kinship[], KINSHIP_MESSAGE),
);
