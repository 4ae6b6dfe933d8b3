import { randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import {
  findCardBrand,
  isCardNumber,
  securityCodeLength,
  type CardBrand,
} from '#/domain/sale/card/card-brand.ts';
import { cardDigits } from '#/domain/sale/card/card-number.ts';
import { CARD_EXPIRY_MESSAGE, isCardExpiry } from '#/domain/sale/card-expiry.ts';
import { testCards } from '#/domain/sale/card/test-cards.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { insertCardToken } from './card-repository.ts';

/** As typed. Never stored. */
export interface TypedCard {
  numero: string;
  nome: string;
  validade: string;
  codigo: string;
}

export type CardErrors = Partial<Record<keyof TypedCard, string>>;

export interface CardToken {
  token: string;
  bandeira: CardBrand;
  final: string;
  validade: string;
}

const TOKEN_MINUTES = 15;
const required = 'Este campo é obrigatório.';

// CARD-3, FORM-8
export function validateCard(card: TypedCard, now: Date): CardErrors {
  const { numero, nome, validade, codigo } = card;
  const digits = cardDigits(numero);
  const isKnown = testCards.some((known) => known.number === digits);
  const length = securityCodeLength(findCardBrand(digits));
  const fieldErrors: Record<keyof TypedCard, string | undefined> = {
    numero: !digits
      ? required
      : !isCardNumber(digits)
        ? 'O número do cartão é inválido.'
        : isKnown
          ? undefined
          : 'Este banco é simulado: use um dos cartões de teste da lista, nunca um cartão de verdade.',
    nome: nome.trim() ? undefined : required,
    validade: !validade.trim()
      ? required
      : isCardExpiry(validade.trim(), Number(calendarDay(now).slice(0, 4)))
        ? undefined
        : CARD_EXPIRY_MESSAGE,
    codigo: !codigo.trim()
      ? required
      : new RegExp(`^\\d{${length}}$`).test(codigo.trim())
        ? undefined
        : `O código de segurança tem ${length} dígitos.`,
  };
  return Object.fromEntries(Object.entries(fieldErrors).filter(([, text]) => text !== undefined));
}

/**
 * Replaces a card by a token, valid for one charge and 15 minutes (CARD-2). Only brand, last four digits and
 * outcome are stored.
 */
export async function tokeniseCard(db: Database, card: TypedCard, now: Date): Promise<CardToken> {
  const digits = cardDigits(card.numero);
  const known = testCards.find(({ number }) => number === digits);
  const brand = findCardBrand(digits);
  if (!known || !brand) throw new Error('a card with problems has no token');
  const token = randomBytes(24).toString('base64url');
  const final = digits.slice(-4);
  await insertCardToken(db, {
    token,
    bandeira: brand,
    final,
    desfecho: known.outcome,
    criado_em: now,
    expira_em: new Date(now.getTime() + TOKEN_MINUTES * 60_000),
  });
  return { token, bandeira: brand, final, validade: card.validade.trim() };
}
