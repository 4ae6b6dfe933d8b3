import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import {
  answerTextSchema,
  REASON_MESSAGE,
  refusalReasonSchema,
  type RefusalReason,
} from '#/domain/community/moderation.ts';

export interface DecisionEntries {
  id: number;
  decisao: string;
  motivo: string;
}

export function readDecision(data: FormData): DecisionEntries {
  return {
    id: Number(formText(data, 'id')),
    decisao: formText(data, 'decisao'),
    motivo: formText(data, 'motivo'),
  };
}

export function validateDecision({ decisao, motivo }: DecisionEntries): FieldErrors {
  const lacksReason = decisao === 'RECUSADA' && !v.is(refusalReasonSchema, motivo);
  return { motivo: lacksReason ? REASON_MESSAGE : undefined };
}

export type Decision =
  | { id: number; decisao: 'PUBLICADA' }
  | { id: number; decisao: 'RECUSADA'; motivo: RefusalReason };

/** The decision of entries without problems; anything but the two buttons is for the server to refuse. */
export function toDecision({ id, decisao, motivo }: DecisionEntries): Decision {
  return decisao === 'RECUSADA'
    ? { id, decisao, motivo: v.parse(refusalReasonSchema, motivo) }
    : { id, decisao: decisao as 'PUBLICADA' };
}

export interface AnswerEntries {
  id: number;
  resposta: string;
}

export function readAnswerText(data: FormData): AnswerEntries {
  return { id: Number(formText(data, 'id')), resposta: formText(data, 'resposta') };
}

export function validateAnswer({ resposta }: AnswerEntries): FieldErrors {
  return { resposta: v.safeParse(answerTextSchema, resposta).issues?.[0].message };
}

export function readDiscard(data: FormData): { id: number } {
  return { id: Number(formText(data, 'id')) };
}
