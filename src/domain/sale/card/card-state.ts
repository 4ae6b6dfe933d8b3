import type { StateMachine } from '../state-machine.ts';

/** States of one try with a card (CARD-5). */
export const cardStatuses = [
  'ENVIADA',
  'DESAFIO',
  'EM_ANALISE',
  'APROVADA',
  'RECUSADA',
  'CANCELADA',
] as const;
export type CardStatus = (typeof cardStatuses)[number];

export type CardEvent = 'challenge' | 'review' | 'approve' | 'refuse' | 'cancel';

/**
 * ENVIADA until the provider has answered. A withdrawn or refused payment may still be approved: it counts or
 * is refunded.
 */
export const cardMachine: StateMachine<CardStatus, CardEvent> = {
  states: cardStatuses,
  first: 'ENVIADA',
  transitions: [
    ['ENVIADA', 'challenge', 'DESAFIO'],
    ['ENVIADA', 'review', 'EM_ANALISE'],
    ['ENVIADA', 'approve', 'APROVADA'],
    ['ENVIADA', 'refuse', 'RECUSADA'],
    ['ENVIADA', 'cancel', 'CANCELADA'],
    ['DESAFIO', 'review', 'EM_ANALISE'],
    ['DESAFIO', 'approve', 'APROVADA'],
    ['DESAFIO', 'refuse', 'RECUSADA'],
    ['DESAFIO', 'cancel', 'CANCELADA'],
    ['EM_ANALISE', 'approve', 'APROVADA'],
    ['EM_ANALISE', 'refuse', 'RECUSADA'],
    ['EM_ANALISE', 'cancel', 'CANCELADA'],
    ['RECUSADA', 'approve', 'APROVADA'],
    ['CANCELADA', 'approve', 'APROVADA'],
  ],
};

/** Tries with cards that one purchase gets (CARD-7). */
export const CARD_TRIES = 5;

const HOUR_MS = 3_600_000;
/** How long a seat waits for one review, and after the review for the buyer to pay otherwise (CARD-8). */
export const REVIEW_MS = 24 * HOUR_MS;
export const AFTER_REVIEW_MS = 12 * HOUR_MS;

/** A day, and at most a day and a half after the first review of the purchase (CARD-8). */
export function reviewEnd(now: Date, firstReview: Date): Date {
  return new Date(Math.min(now.getTime() + REVIEW_MS, firstReview.getTime() + REVIEW_MS + AFTER_REVIEW_MS));
}

/** How the shop is named on the bill of a card: 22 characters at most. */
export const STATEMENT_NAME = 'VITRINE CURSOS';
