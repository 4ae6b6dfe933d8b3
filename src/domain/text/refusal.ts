import * as v from 'valibot';
import { requiredText } from './required.ts';
import { tooLongMessage } from './text-rules.ts';

export const REFUSAL_MAX_LENGTH = 500;

export const refusalSchema = v.pipe(
  requiredText(),
  v.trim(),
  v.minLength(10, 'Escreva o motivo, com 10 letras ou mais'),
  v.maxLength(REFUSAL_MAX_LENGTH, tooLongMessage(REFUSAL_MAX_LENGTH)),
);
